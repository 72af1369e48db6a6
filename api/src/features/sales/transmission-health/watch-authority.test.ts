import type { Overview } from '@comptoir/contract/sales/report-overview';
import { describe, expect, it } from 'vitest';
import { aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { watchAuthority } from './watch-authority.ts';

let clock = new Date('2026-06-01T16:10:00Z');
const test = useTestApp({ now: () => clock });

const API = 'https://api.test';
const warnings: unknown[] = [];
const watching = () =>
  watchAuthority({
    database: test.dependencies.database,
    now: () => clock,
    log: { warn: (...words: unknown[]) => void warnings.push(words) },
  });

async function health() {
  const { token } = await aUser(test, { role: 'admin' });
  const reply = await test.app.inject({ method: 'GET', url: '/api/reports/overview', headers: bearer(token) });
  return Object.fromEntries(reply.json<Overview>().authority.map(({ endpoint, ...state }) => [endpoint, state]));
}

describe('the addresses of the authority', () => {
  it('are counted each for itself, by several servers at once', async () => {
    const [one, other] = [watching(), watching()];
    one.hear({ url: `${API}/transaction`, tookMs: 100, failure: null });
    one.hear({ url: `${API}/transaction`, tookMs: 301, failure: null });
    other.hear({ url: `${API}/transaction`, tookMs: 199, failure: null });
    other.hear({ url: `${API}/document`, tookMs: 5000, failure: 'HTTP 503' });
    one.hear({ url: `${API}/elsewhere`, tookMs: 1, failure: null });
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    expect(await health()).toMatchObject({
      transactions: { state: 'responding', answered: 3, failed: 0, averageMs: 200, failure: null },
      documents: { state: 'failing', answered: 0, failed: 1, averageMs: null, failure: 'HTTP 503' },
      users: { state: 'quiet', answered: 0, failed: 0 },
      certificates: { state: 'quiet' },
      enrolment: { state: 'quiet' },
    });
  });

  it('stand as their latest request says, and are quiet after a day', async () => {
    const watch = watching();
    clock = new Date('2026-06-01T16:20:00Z');
    watch.hear({ url: `${API}/document`, tookMs: 90, failure: null });
    await watch.flush();
    expect(await health()).toMatchObject({ documents: { state: 'responding', answered: 1, failed: 1, failure: null } });
    clock = new Date('2026-06-02T17:00:00Z');
    expect(await health()).toMatchObject({ documents: { state: 'quiet', answered: 0 } });
  });

  it('are not counted when the database is away, and nothing else follows', async () => {
    const watch = watching();
    await test.owner.query('alter table authority_calls rename to hidden');
    try {
      watch.hear({ url: `${API}/transaction`, tookMs: 1, failure: null });
      await watch.flush();
      expect(warnings).toHaveLength(1);
    } finally {
      await test.owner.query('alter table hidden rename to authority_calls');
    }
  });
});

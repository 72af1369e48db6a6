import type { AddressInfo } from 'node:net';
import { MOST_CALLS, MOST_STREAMS } from '@comptoir/domain/base/access/call-limits';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { describe, expect, it, vi } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from './factories/merchants.ts';
import { startSecondServer } from './second-server.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

async function aPerson() {
  const { id: merchantId } = await aMerchant(test);
  return aUser(test, { role: 'merchant', merchantId });
}

const call = (token: string, on = test.app) =>
  on.inject({ method: 'GET', url: '/api/session', headers: bearer(token) });
const spend = (id: string, cost: number): void =>
  void test.dependencies.callCounts.count(`user ${id}`, { windowMs: 60_000, cost });

describe('the calls of an account', () => {
  it('are refused beyond their number with the seconds to wait, and another account’s are not', async () => {
    const [busy, other] = [await aPerson(), await aPerson()];
    spend(busy.id, MOST_CALLS - 2);
    expect((await call(busy.token)).statusCode).toBe(200);
    expect((await call(busy.token)).statusCode).toBe(200);
    const refused = await call(busy.token);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: { code: 'too-many-requests' } }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await call(other.token)).statusCode).toBe(200);
  });

  it('count for more when they cost more', async () => {
    const busy = await aPerson();
    spend(busy.id, MOST_CALLS - 21);
    const logs = await test.app.inject({ method: 'GET', url: '/api/logs', headers: bearer(busy.token) });
    expect(logs.statusCode).toBe(200);
    spend(busy.id, 0);
    const mail = { id: crypto.randomUUID(), subject: 'other', message: 'Bonjour' };
    const url = '/api/support-messages';
    const sent = await test.app.inject({ method: 'POST', url, headers: bearer(busy.token), payload: mail });
    expect(sent.statusCode).toBe(429);
  });

  it('are one for a file of any length, however often it is asked whether it may go on', async () => {
    const { id: merchantId } = await aMerchant(test);
    const busy = await aUser(test, { role: 'merchant', merchantId });
    await asSystem(test, {
      text: `insert into activity_log (id, merchant_id, occurred_at, event, facts)
        select gen_random_uuid(), $1, now() - interval '1 day', 'device-linked', '{}' from generate_series(1, 21000)`,
      values: [merchantId],
    });
    spend(busy.id, MOST_CALLS - 20);
    const today = dayIn('America/Montreal', new Date());
    const url = `/api/logs/export?format=ndjson&from=2020-01-01&to=${today}&deviceIds=none&events=device-linked`;
    const file = await test.app.inject({ method: 'GET', url, headers: bearer(busy.token) });
    expect(file.statusCode).toBe(200);
    expect(file.body.trimEnd().split('\n').at(-1)).toContain('"count":21000,');
    expect((await call(busy.token)).statusCode).toBe(429);
  });

  it('are counted for all servers together, as are those of strangers by address', async () => {
    const busy = await aPerson();
    const other = await startSecondServer(test);
    try {
      spend(busy.id, MOST_CALLS);
      const ask = (app = test.app, index = 0) =>
        app.inject({
          method: 'POST',
          url: '/api/reset-password',
          remoteAddress: '203.0.113.90',
          payload: { email: `no-one-${index}@resto.test` },
        });
      for (let index = 0; index < 20; index += 1) expect((await ask(test.app, index)).statusCode).toBe(204);
      const elsewhere = {
        method: 'POST',
        url: '/api/registration',
        remoteAddress: '203.0.113.90',
        payload: {},
      } as const;
      expect((await test.app.inject(elsewhere)).statusCode).toBe(422);
      await test.dependencies.callCounts.share();
      // The second server hears of it with the first call that it adds up itself.
      expect((await call(busy.token, other.app)).statusCode).toBe(200);
      expect((await ask(other.app, 20)).statusCode).toBe(204);
      await other.dependencies.callCounts.share();
      expect((await call(busy.token, other.app)).statusCode).toBe(429);
      expect((await ask(other.app, 21)).statusCode).toBe(429);
    } finally {
      await other.stop();
    }
  });
});

describe('what is counted of a window', () => {
  it('counts once, however often servers share, and begins again when the window is over', async () => {
    const other = await startSecondServer(test);
    const [here, there] = [test.dependencies.callCounts, other.dependencies.callCounts];
    const rows = () => asSystem<{ calls: number }>(test, { text: 'select calls from call_counts order by calls' });
    const look = (counts = here) => counts.count('a key', { windowMs: 60_000, cost: 0 }).calls;
    await asSystem(test, { text: 'delete from call_counts' });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      here.count('a key', { windowMs: 60_000, cost: 5 });
      for (let times = 0; times < 3; times += 1) await here.share();
      there.count('a key', { windowMs: 60_000, cost: 2 });
      await there.share();
      expect([look(), look(there), await rows()]).toEqual([5, 7, [{ calls: 7 }]]);
      vi.setSystemTime(Date.now() + 61_000);
      here.count('a key', { windowMs: 60_000, cost: 3 });
      await here.share();
      expect([look(), await rows()]).toEqual([3, [{ calls: 3 }]]);
      vi.setSystemTime(Date.now() + 61_000);
      here.count('another key', { windowMs: 60_000, cost: 4 });
      await here.share();
      expect(await rows()).toEqual([{ calls: 4 }]);
    } finally {
      vi.useRealTimers();
      await other.stop();
    }
  });
});

describe('the event streams of an account', () => {
  it('are so many at once, and one that ends makes room', async () => {
    const { token } = await aPerson();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const open = (stop: AbortController) =>
      fetch(`http://127.0.0.1:${port}/api/logs/stream`, { headers: bearer(token), signal: stop.signal });
    const stops = Array.from({ length: MOST_STREAMS }, () => new AbortController());
    for (const stop of stops) expect((await open(stop)).status).toBe(200);
    const refused = await open(new AbortController());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    stops[0]?.abort();
    const last = new AbortController();
    await expect.poll(async () => (await open(last)).status).toBe(200);
    for (const stop of [...stops, last]) stop.abort();
  });
});

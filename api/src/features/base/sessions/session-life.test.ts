import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';

const START = new Date('2026-11-23T12:00:00Z');
let clock = START;
const test = useTestApp({ now: () => clock });

const HOUR_MS = 3_600_000;
const pass = (ms: number): void => void (clock = new Date(clock.getTime() + ms));

async function aPerson(role: 'merchant' | 'admin' = 'merchant') {
  clock = START;
  const { id: merchantId } = await aMerchant(test);
  return aUser(test, { role, sessionEnds: true, ...(role === 'admin' ? {} : { merchantId }) });
}

const call = (method: 'GET' | 'POST', url: string, token: string) =>
  test.app.inject({ method, url: `/api${url}`, headers: bearer(token) });
const codeOf = async (token: string): Promise<string> => {
  const reply = await call('GET', '/session', token);
  return reply.json<{ error?: { code: string } }>().error?.code ?? 'open';
};
const renew = async (token: string): Promise<string> =>
  (await call('POST', '/session/renew', token)).json<{ webToken: string }>().webToken;
const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;

describe('a session that is renewed all the time', () => {
  it.each([
    ['merchant', 7 * 24],
    ['admin', 24],
  ] as const)('of a %s ends after %i hours, and no token says otherwise', async (role, hours) => {
    let { token } = await aPerson(role);
    for (let passed = 6; passed < hours; passed += 6) {
      pass(6 * HOUR_MS);
      token = await renew(token);
    }
    const end = START.getTime() + hours * HOUR_MS;
    expect(expiryOf(token)).toBe(end);
    clock = new Date(end - 1000);
    expect(await codeOf(token)).toBe('open');
    clock = new Date(end);
    expect(['session-ended', 'not-signed-in']).toContain(await codeOf(token));
  });

  it('is over in the database too, whatever a token says', async () => {
    const { id, token } = await aPerson();
    await asSystem(test, { text: 'update sessions set ends_at = $2 where user_id = $1', values: [id, clock] });
    expect(await codeOf(token)).toBe('session-ended');
  });
});

describe('a token that another has replaced', () => {
  it('works for five minutes, for calls under way and other tabs, and then no more', async () => {
    const { token: old } = await aPerson();
    pass(6 * HOUR_MS);
    const fresh = await renew(old);
    pass(5 * 60_000 - 1000);
    expect(await codeOf(old)).toBe('open');
    pass(1000);
    expect(await codeOf(old)).toBe('session-ended');
    expect(await codeOf(fresh)).toBe('open');
  });

  it('leaves both tokens of two tabs that renewed at once', async () => {
    const { token } = await aPerson();
    pass(6 * HOUR_MS);
    const first = await renew(token);
    pass(2000);
    const second = await renew(token);
    pass(HOUR_MS);
    expect([await codeOf(first), await codeOf(second), await codeOf(token)]).toEqual(['open', 'open', 'session-ended']);
  });
});

describe('a user with many sessions', () => {
  it('has twenty at once: one more ends the oldest', async () => {
    const { email, password, token: oldest } = await aPerson();
    const tokens = [];
    for (let times = 0; times < 20; times += 1) {
      pass(1000);
      const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
      tokens.push(reply.json<{ webToken: string }>().webToken);
    }
    expect(await codeOf(oldest)).toBe('session-ended');
    expect(await Promise.all(tokens.map(codeOf))).toEqual(Array(20).fill('open'));
  });
});

describe('what is kept of sessions', () => {
  it('is forgotten three months after their end, but those that acted for a merchant', async () => {
    const { id } = await aPerson();
    const admin = await aPerson('admin');
    const { id: merchantId } = await aMerchant(test);
    await test.app.inject({
      method: 'POST',
      url: '/api/impersonation',
      headers: bearer(admin.token),
      payload: { merchantId, reason: 'looking after it' },
    });
    const left = async (userId: string) =>
      (await asSystem(test, { text: 'select from sessions where user_id = $1', values: [userId] })).length;
    const forget = planJobs(test.dependencies).tasks['forget-sessions'];
    pass(90 * 24 * HOUR_MS);
    await forget?.({});
    expect([await left(id), await left(admin.id)]).toEqual([1, 1]);
    pass(2 * 24 * HOUR_MS);
    await forget?.({});
    expect([await left(id), await left(admin.id)]).toEqual([0, 1]);
  });
});

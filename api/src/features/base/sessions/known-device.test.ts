import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
const behindTls = useTestApp({ config: { publicUrl: 'https://portal.example' } });

const BISTRO = '203.0.113.40';

const login = (typed: { email: string; password: string; device?: string }, from = BISTRO, on = test) =>
  on.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    ...(typed.device ? { cookies: { 'comptoir-device': typed.device } } : {}),
    payload: { email: typed.email, password: typed.password },
  });
const deviceOf = (reply: { cookies: readonly { name: string; value: string }[] }): string =>
  reply.cookies.find(({ name }) => name.endsWith('comptoir-device'))?.value ?? '';

async function anOwner() {
  const { id: merchantId } = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId });
  const device = deviceOf(await login(user));
  return { ...user, device };
}

/** Guests on the same network who guess, each after the wait that they are given. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let tried = 0; tried < times; tried += 1)
    statuses.push((await login({ email, password: 'a guess' })).statusCode);
  return statuses;
}

describe('a right password at an address where guests guess', () => {
  it('gets in at once with a browser that its owner has come in with, while the guests wait', async () => {
    const { email, password, device } = await anOwner();
    expect((await guess(email, 30)).slice(5)).toEqual(Array(25).fill(429));
    expect((await login({ email, password, device })).statusCode).toBe(200);
    expect((await login({ email, password: 'a guess' })).statusCode).toBe(429);
  });

  it('gets in while the address is held up for guesses at all accounts', async () => {
    const { email, password, device } = await anOwner();
    for (let tries = 0; tries < 55; tries += 1) await login({ email: `no-one-${tries}@comptoir.test`, password: 'x' });
    expect((await login({ email, password })).statusCode).toBe(429);
    expect((await login({ email, password, device })).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 24 * 3_600_000);
  });

  it('waits without such a browser, or with another user’s, or with one never signed in with', async () => {
    const { email, password } = await anOwner();
    const guest = await anOwner();
    await guess(email, 6);
    for (const device of [undefined, guest.device, 'A'.repeat(43), 'short'])
      expect((await login({ email, password, ...(device ? { device } : {}) })).statusCode).toBe(429);
  });
});

describe('a browser that its owner has come in with', () => {
  it('is slowed down for its own guesses, and no other browser is for them', async () => {
    const { email, password, device } = await anOwner();
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await login({ email, password: 'a guess', device })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login({ email, password }, '203.0.113.41')).statusCode).toBe(200);
  });

  it('does not lend what it keeps: what others plant is not taken over', async () => {
    const planted = 'P'.repeat(43);
    const { email, password, device } = await anOwner();
    const kept = deviceOf(await login({ email, password, device: planted }));
    expect(kept).not.toBe(planted);
    expect(deviceOf(await login({ email, password, device }))).toBe(device);
  });

  it('is no longer known three months later', async () => {
    const { email, password, device } = await anOwner();
    clock = new Date(clock.getTime() + 90 * 24 * 3_600_000);
    await guess(email, 6);
    expect((await login({ email, password, device })).statusCode).toBe(429);
  });

  it('keeps a cookie that no script and no other site reads, and over https none but this host sets', async () => {
    const { id: merchantId } = await aMerchant(behindTls);
    const { email, password } = await aUser(behindTls, { role: 'merchant', merchantId });
    const { headers } = await login({ email, password }, BISTRO, behindTls);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-comptoir-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('is kept by a hash', async () => {
    const { id, device } = await anOwner();
    const rows = await asSystem(test, { text: 'select * from known_devices where account_id = $1', values: [id] });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

describe('a user who is signed in', () => {
  it('proves their password while guests guess it at the same address', async () => {
    const { email, password, token } = await anOwner();
    await guess(email, 8);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/profile/second-factor',
      remoteAddress: BISTRO,
      headers: bearer(token),
      payload: { password },
    });
    expect(reply.statusCode).toBe(200);
  });
});

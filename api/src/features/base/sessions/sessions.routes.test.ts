import { createSigner } from 'fast-jwt';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

const login = (email: string, password: string, url = '/api/login') =>
  test.app.inject({ method: 'POST', url, payload: { email, password } });
const session = (token: string) => test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) });

async function aMerchantUser() {
  const merchant = await aMerchant(test);
  return { merchant, user: await aUser(test, { role: 'merchant', merchantId: merchant.id }) };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('sign-in', () => {
  it('gives a web token with the claims of the specification, for twelve hours', async () => {
    const { merchant, user } = await aMerchantUser();
    const reply = await login(user.email.toUpperCase(), user.password);
    expect(reply.statusCode).toBe(200);
    const claims = claimsOf(reply.json<{ webToken: string }>().webToken);
    expect(claims).toMatchObject({
      role: 'merchant',
      merchantId: merchant.id,
      partnerId: null,
      email: user.email,
      sub: user.id,
    });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(12 * 3600);
  });

  it('answers under its older path with a slash at the end too', async () => {
    const { user } = await aMerchantUser();
    expect((await login(user.email, user.password, '/api/users/authenticate/')).json()).toHaveProperty('webToken');
  });

  it('says the same for a wrong password, an unknown account and a suspended one', async () => {
    const { user } = await aMerchantUser();
    const suspended = (await aMerchantUser()).user;
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [suspended.id] });
    for (const [email, password] of [
      [user.email, 'wrong'],
      ['no-one@comptoir.test', 'wrong'],
      [suspended.email, suspended.password],
    ] as const) {
      const reply = await login(email, password);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: { code: 'invalid-credentials' } });
    }
  });

  it.each([
    ['', 'x'],
    ['a\u0000b@comptoir.test', 'x'],
    ['x', ''],
    ['x', 'y'.repeat(4097)],
  ])('refuses "%s" with "%s" before any hashing', async (email, password) => {
    expect((await login(email, password)).json()).toMatchObject({ error: { code: 'validation-failed' } });
  });

  it('is written to the merchant’s activity log', async () => {
    const { merchant, user } = await aMerchantUser();
    const lines = await asSystem(test, {
      text: "select facts from activity_log where merchant_id = $1 and event = 'signed-in'",
      values: [merchant.id],
    });
    expect(lines).toEqual([{ facts: { email: user.email } }]);
  });
});

describe('a session', () => {
  it('shows who is signed in', async () => {
    const { merchant, user } = await aMerchantUser();
    expect((await session(user.token)).json()).toMatchObject({
      email: user.email,
      role: 'merchant',
      merchantId: merchant.id,
    });
  });

  it('ends at once with logout, and only itself', async () => {
    const { user } = await aMerchantUser();
    const other = (await login(user.email, user.password)).json<{ webToken: string }>().webToken;
    const headers = { ...bearer(user.token), 'content-type': 'application/json' };
    expect((await test.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(204);
    expect((await session(user.token)).json()).toMatchObject({ error: { code: 'session-ended' } });
    expect((await session(other)).statusCode).toBe(200);
  });

  it('ends at once when the account is suspended', async () => {
    const { user } = await aMerchantUser();
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [user.id] });
    expect((await session(user.token)).json()).toMatchObject({ error: { code: 'session-ended' } });
  });

  it('ends after twelve hours, unless it was renewed', async () => {
    const { user } = await aMerchantUser();
    const start = clock;
    clock = new Date(start.getTime() + 6 * 3_600_000);
    const renewed = await test.app.inject({ method: 'POST', url: '/api/session/renew', headers: bearer(user.token) });
    clock = new Date(start.getTime() + 13 * 3_600_000);
    const { webToken } = renewed.json<{ webToken: string }>();
    expect((await session(webToken)).statusCode).toBe(200);
    clock = new Date(start.getTime() + 19 * 3_600_000);
    expect((await session(webToken)).json()).toMatchObject({ error: { code: 'not-signed-in' } });
    clock = start;
  });
});

describe('a forged token', () => {
  it('is refused: another key, no algorithm, a changed claim', async () => {
    const { user } = await aMerchantUser();
    const claims = { ...claimsOf(user.token), role: 'admin', merchantId: null };
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    const signed = createSigner({ key: stranger.toString(), algorithm: 'ES256' })(claims);
    const [head, , signature] = user.token.split('.');
    const changed = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${changed.split('.')[1]}.`;
    for (const token of [signed, changed, unsigned]) {
      expect((await session(token)).json()).toMatchObject({ error: { code: 'not-signed-in' } });
    }
  });
});

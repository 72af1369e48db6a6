import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { recognizeUser, type SignedIn } from './recognize-user.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
const strict = useTestApp({ config: { demo: false } });

const get = (token: string, path: string) =>
  test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(token) });
const renew = async (token: string): Promise<string> => {
  const reply = await test.app.inject({ method: 'POST', url: '/api/session/renew', headers: bearer(token) });
  return reply.json<{ webToken: string }>().webToken;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };

/** Makes an administrator's session act for a merchant; the token is a fresh one that says so. */
async function impersonate(user: { id: string; token: string }, merchantId: string) {
  const now = clock.getTime();
  await asSystem(test, {
    text: `insert into impersonations (id, session_id, user_id, merchant_id, reason, started_at, expires_at)
      values ($1, $2, $3, $4, 'Aide à la caisse', $5, $6)`,
    values: [uuid(), claimsOf(user.token).sid, user.id, merchantId, new Date(now), new Date(now + 1_800_000)],
  });
  return renew(user.token);
}

describe('impersonation', () => {
  it('sees with the merchant’s eyes, and says so in session and token', async () => {
    const [merchant, other] = [await aMerchant(test), await aMerchant(test)];
    const admin = await aUser(test, { role: 'admin' });
    const token = await impersonate(admin, merchant.id);
    expect(claimsOf(token)).toMatchObject({
      role: 'merchant',
      merchantId: merchant.id,
      impersonateMerchantId: merchant.id,
      email: admin.email,
      sub: admin.id,
    });
    expect((await get(token, '/session')).json()).toMatchObject({
      email: admin.email,
      role: 'merchant',
      merchantId: merchant.id,
      impersonation: { merchantId: merchant.id, reason: 'Aide à la caisse' },
    });
    expect((await get(token, `/merchant/${merchant.id}`)).statusCode).toBe(200);
    expect((await get(token, `/merchant/${other.id}`)).json()).toMatchObject({ error: { code: 'forbidden' } });
    expect((await get(token, '/merchant')).json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  it('keeps codes out of reach, and says why', async () => {
    const merchant = await aMerchant(test);
    const token = await impersonate(await aUser(test, { role: 'admin' }), merchant.id);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/devices/activation-code',
      headers: bearer(token),
      payload: { name: 'Caisse' },
    });
    expect(reply.json()).toMatchObject({ error: { code: 'not-while-impersonating' } });
  });

  it('refuses a token of before it began, and one of after it ended, but for the session’s own calls', async () => {
    const merchant = await aMerchant(test);
    const admin = await aUser(test, { role: 'admin' });
    const token = await impersonate(admin, merchant.id);
    expect((await get(admin.token, '/merchant')).json()).toMatchObject({ error: { code: 'impersonation-ended' } });
    const start = clock;
    clock = new Date(start.getTime() + 1_800_001);
    expect((await get(token, `/merchant/${merchant.id}`)).json()).toMatchObject({
      error: { code: 'impersonation-ended' },
    });
    expect((await get(token, '/session')).json()).toMatchObject({ role: 'admin', impersonation: null });
    const own = await renew(token);
    expect(claimsOf(own)).not.toHaveProperty('impersonateMerchantId');
    expect((await get(own, '/merchant')).statusCode).toBe(200);
    clock = start;
  });

  it('reports each call that is let through, and no other', async () => {
    const merchant = await aMerchant(test);
    const admin = await aUser(test, { role: 'admin' });
    const token = await impersonate(admin, merchant.id);
    const noted: [string, string][] = [];
    const recordImpersonatedRequest = async (caller: SignedIn, { path }: { path: string }) => {
      noted.push([caller.user.email, path]);
    };
    const authenticate = recognizeUser({ ...test.dependencies, recordImpersonatedRequest });
    const call = { headers: bearer(token) } as Parameters<typeof authenticate>[0];
    const endpoint = (path: string, access: string) => ({ path, access }) as Parameters<typeof authenticate>[1];
    await authenticate(call, endpoint('/logs', 'read-logs'));
    await expect(authenticate(call, endpoint('/users', 'list-users'))).rejects.toThrow('forbidden');
    expect(noted).toEqual([[admin.email, '/logs']]);
  });
});

describe('a gate', () => {
  it('lets a user with a temporary password do nothing but choose one', async () => {
    const merchant = await aMerchant(test);
    const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    await asSystem(test, { text: 'update accounts set first_session_login = true where id = $1', values: [user.id] });
    expect((await get(user.token, '/session')).json()).toMatchObject({ firstSessionLogin: true });
    expect((await get(user.token, '/devices')).json()).toMatchObject({ error: { code: 'password-choice-required' } });
  });

  it('asks administrators for a second factor, outside the demo alone', async () => {
    const asks = async (app: typeof test, role: 'admin' | 'partner') => {
      const partnerId = role === 'partner' ? await aPartner(app) : undefined;
      const { token } = await aUser(app, { role, ...(partnerId ? { partnerId } : {}) });
      const reply = await app.app.inject({ method: 'GET', url: '/api/merchant', headers: bearer(token) });
      return reply.statusCode === 200 ? null : reply.json<{ error: { code: string } }>().error.code;
    };
    expect(await asks(test, 'admin')).toBeNull();
    expect(await asks(strict, 'admin')).toBe('second-factor-setup-required');
    expect(await asks(strict, 'partner')).toBeNull();
  });

  it('is reported to the portal', async () => {
    const { token } = await aUser(strict, { role: 'admin' });
    const reply = await strict.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) });
    expect(reply.json()).toMatchObject({ secondFactor: 'required' });
  });
});

describe('a session in use', () => {
  it('is noted every five minutes', async () => {
    const user = await aUser(test, { role: 'admin' });
    const lastUsed = async () => {
      const rows = await asSystem<{ at: Date }>(test, {
        text: 'select last_used_at as at from sessions where user_id = $1',
        values: [user.id],
      });
      return rows[0]?.at.getTime();
    };
    const start = clock;
    clock = new Date(start.getTime() + 299_000);
    await get(user.token, '/session');
    expect(await lastUsed()).toBe(start.getTime());
    clock = new Date(start.getTime() + 300_000);
    await get(user.token, '/session');
    expect(await lastUsed()).toBe(clock.getTime());
    clock = start;
  });
});

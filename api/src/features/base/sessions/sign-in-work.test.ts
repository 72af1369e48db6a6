import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { issueTemporaryPassword } from '../access/issue-temporary-password.ts';

// Files share their modules: what this one imports is its own, from before the mock to after the last test.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  return { ...argon2, verify: vi.fn<typeof verify>(argon2.verify) };
});

const test = useTestApp();

async function aPerson(change: string, table: 'users' | 'accounts' = 'users') {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  await asSystem(test, { text: `update ${table} set ${change} where id = $1`, values: [user.id] });
  return user;
}

const CASES: Readonly<Record<string, () => Promise<{ email: string; password: string }>>> = {
  'an unknown account': async () => ({ email: 'no-one@comptoir.test', password: 'wrong' }),
  'a wrong password': async () => ({ ...(await aPerson('name = name')), password: 'wrong' }),
  'a suspended account': () => aPerson('suspended_at = now()'),
  'an account without a password': () => aPerson('password_hash = null', 'accounts'),
  'a wrong password where a temporary one waits': async () => {
    const user = await aPerson('name = name');
    await issueTemporaryPassword(test.dependencies, { userId: user.id, purpose: 'reset' });
    return { ...user, password: 'ABCD-ABCD-ABCD-ABCD' };
  },
};

describe('sign-in', () => {
  it.each(Object.entries(CASES))('checks one password and says the same for %s', async (_what, make) => {
    const { email, password } = await make();
    vi.mocked(verify).mockClear();
    const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: { code: 'invalid-credentials' } });
  });
});

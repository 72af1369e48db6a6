import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

const ask = (email: string) => test.app.inject({ method: 'POST', url: '/api/reset-password', payload: { email } });
const signIn = (email: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

async function aPerson() {
  const merchant = await aMerchant(test);
  return aUser(test, { role: 'merchant', merchantId: merchant.id });
}

const passwordsTo = async (email: string): Promise<string[]> => {
  await runJobs(test);
  return test.mailer.mailsTo(email).map(passwordIn);
};

describe('asking for a temporary password', () => {
  it('sends one that works, to the user who has the address, however it was typed', async () => {
    const user = await aPerson();
    expect((await ask(` ${user.email.toUpperCase()} `)).statusCode).toBe(204);
    const [password = ''] = await passwordsTo(user.email);
    expect((await signIn(user.email, password)).statusCode).toBe(200);
  });

  it('answers the same to a stranger and a suspended account, and sends them nothing', async () => {
    const suspended = await aPerson();
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [suspended.id] });
    for (const email of ['no-one@comptoir.test', suspended.email, '“@”', 'a'.repeat(254)]) {
      const reply = await ask(email);
      expect([reply.statusCode, reply.body]).toEqual([204, '']);
      expect(await passwordsTo(email)).toEqual([]);
    }
  });

  it('sends one mail in two minutes, silently', async () => {
    const user = await aPerson();
    for (let times = 0; times < 3; times += 1) expect((await ask(user.email)).statusCode).toBe(204);
    expect(await passwordsTo(user.email)).toHaveLength(1);
    clock = new Date(clock.getTime() + 120_000);
    await ask(user.email);
    expect(await passwordsTo(user.email)).toHaveLength(2);
  });

  it('leaves the password as it is until the temporary one is used', async () => {
    const user = await aPerson();
    await ask(user.email);
    await runJobs(test);
    expect((await signIn(user.email, user.password)).statusCode).toBe(200);
  });

  it('is slowed down when one address asks for many', async () => {
    const codes: number[] = [];
    for (let times = 0; times < 21; times += 1) {
      const call = { method: 'POST', url: '/api/reset-password', remoteAddress: '203.0.113.5' } as const;
      const reply = await test.app.inject({ ...call, payload: { email: `many-${times}@comptoir.test` } });
      codes.push(reply.statusCode);
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(204));
    expect(codes[20]).toBe(429);
  });

  it.each(['', 'a', 'a\u0000b@comptoir.test', 'a'.repeat(255)])('refuses "%s"', async (email) => {
    expect((await ask(email)).json()).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

describe('what was counted of tries', () => {
  it('is cleared away once it has faded', async () => {
    await signIn('someone-else@comptoir.test', 'wrong');
    const kept = () => asSystem<{ n: number }>(test, { text: 'select count(*)::int as n from slowed_attempts' });
    const { planJobs } = await import('../../../plan-jobs.ts');
    const forget = planJobs(test.dependencies).tasks['forget-tries'];
    await forget?.({});
    expect((await kept())[0]?.n).toBeGreaterThan(0);
    clock = new Date(clock.getTime() + 3 * 24 * 3_600_000);
    await forget?.({});
    expect(await kept()).toEqual([{ n: 0 }]);
  });
});

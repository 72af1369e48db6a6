import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { appCode } from '../../../../test/factories/second-factors.ts';
import { useTestApp } from '../../../../test/test-app.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
const strict = useTestApp({ now: () => clock, config: { demo: false } });
const pass = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const call = (given: { method: 'POST' | 'DELETE'; path?: string; payload: object }, { token }: Person, app = test) =>
  app.app.inject({
    method: given.method,
    url: `/api/profile/second-factor${given.path ?? ''}`,
    headers: bearer(token),
    payload: given.payload,
  });
const start = (person: Person, password = person.password) => call({ method: 'POST', payload: { password } }, person);
const confirm = (person: Person, code: string) => call({ method: 'POST', path: '/confirm', payload: { code } }, person);
const renew = (person: Person, payload: object) => call({ method: 'POST', path: '/recovery-codes', payload }, person);
const remove = (person: Person, payload: object) => call({ method: 'DELETE', payload }, person);
const signIn = ({ email, password }: Person, code?: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password, code } });

async function aPerson(): Promise<Person & { merchantId: string }> {
  const merchant = await aMerchant(test);
  return { ...(await aUser(test, { role: 'merchant', merchantId: merchant.id })), merchantId: merchant.id };
}

/** A user with two-step sign-in, their app and their recovery codes; half a minute later, so that the app shows a new code. */
async function somebodyWithApp() {
  const person = await aPerson();
  const code = appCode((await start(person)).json<{ secret: string }>().secret);
  const { recoveryCodes } = (await confirm(person, code(clock))).json<{ recoveryCodes: string[] }>();
  pass(30_000);
  return { person, code: () => code(clock), recoveryCodes };
}

describe('two-step sign-in', () => {
  it('is set up with the password and a first code, and asked for from then on', async () => {
    const person = await aPerson();
    const { secret, uri } = (await start(person)).json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Comptoir:${person.email}`);
    expect((await signIn(person)).statusCode).toBe(200);
    const reply = await confirm(person, appCode(secret)(clock));
    const { recoveryCodes } = reply.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await signIn(person)).json()).toMatchObject({ error: { code: 'second-factor-required' } });
    expect((await signIn(person, recoveryCodes[9])).statusCode).toBe(200);
    const [row] = await asSystem<{ sealed: Buffer; events: string[] }>(test, {
      text: `select totp_secret_sealed as sealed,
        (select array_agg(event) from activity_log where merchant_id = $2 and event like 'second%') as events
        from accounts where id = $1`,
      values: [person.id, person.merchantId],
    });
    expect(row?.sealed.toString('latin1')).not.toContain(secret);
    expect(row?.events).toEqual(['second-factor-set']);
    expect(test.logLines.join()).not.toContain(secret);
  });

  it('does not take the code it was set up with once more', async () => {
    const person = await aPerson();
    const code = appCode((await start(person)).json<{ secret: string }>().secret);
    await confirm(person, code(clock));
    expect((await signIn(person, code(clock))).json()).toMatchObject({ error: { code: 'second-factor-invalid' } });
  });

  it('is not begun without the password, nor confirmed with a wrong code or before it was begun', async () => {
    const person = await aPerson();
    expect((await start(person, 'wrong')).json()).toMatchObject({ error: { code: 'password-wrong' } });
    expect((await confirm(person, '123456')).json()).toMatchObject({ error: { code: 'second-factor-not-set' } });
    await start(person);
    for (const wrong of ['000000', 'ABCD-ABCD-ABCD-ABCD'])
      expect((await confirm(person, wrong)).json()).toMatchObject({ error: { code: 'second-factor-code-wrong' } });
    expect((await signIn(person)).statusCode).toBe(200);
  });

  it('begun again goes by the newer secret', async () => {
    const person = await aPerson();
    const old = appCode((await start(person)).json<{ secret: string }>().secret);
    const fresh = appCode((await start(person)).json<{ secret: string }>().secret);
    expect((await confirm(person, old(clock))).statusCode).toBe(422);
    expect((await confirm(person, fresh(clock))).statusCode).toBe(200);
  });

  it('is set up once: a second app must not push the first out', async () => {
    const { person, code } = await somebodyWithApp();
    expect((await start(person)).json()).toMatchObject({ error: { code: 'second-factor-already-set' } });
    expect((await confirm(person, code())).json()).toMatchObject({ error: { code: 'second-factor-already-set' } });
    expect((await signIn(person, code())).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are replaced with password and code, and the old ones are over', async () => {
    const { person, code, recoveryCodes } = await somebodyWithApp();
    const { password } = person;
    const reply = await renew(person, { password, code: code() });
    const fresh = reply.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect((await signIn(person, recoveryCodes[0])).statusCode).toBe(401);
    expect((await signIn(person, fresh[0])).statusCode).toBe(200);
  });

  it('are not replaced with half of it', async () => {
    const { person, code } = await somebodyWithApp();
    const { password } = person;
    expect((await renew(person, { password: 'wrong', code: code() })).json()).toMatchObject({
      error: { code: 'password-wrong' },
    });
    expect((await renew(person, { password, code: '000000' })).json()).toMatchObject({
      error: { code: 'second-factor-code-wrong' },
    });
    const other = await aPerson();
    expect((await renew(other, { password: other.password, code: '000000' })).json()).toMatchObject({
      error: { code: 'second-factor-not-set' },
    });
  });
});

describe('turning it off', () => {
  it('takes password and code, a recovery code too, and leaves nothing behind', async () => {
    const { person, recoveryCodes } = await somebodyWithApp();
    const { password } = person;
    for (const [payload, code] of [
      [{ password: 'wrong', code: '000000' }, 'password-wrong'],
      [{ password, code: '000000' }, 'second-factor-code-wrong'],
    ] as const) {
      expect((await remove(person, payload)).json()).toMatchObject({ error: { code } });
    }
    expect((await remove(person, { password, code: recoveryCodes[3] })).statusCode).toBe(204);
    expect((await signIn(person)).statusCode).toBe(200);
    expect((await remove(person, { password, code: recoveryCodes[4] })).json()).toMatchObject({
      error: { code: 'second-factor-not-set' },
    });
    const kept = await asSystem(test, {
      text: 'select 1 from recovery_codes where account_id = $1 union select 1 from accounts where id = $1 and totp_secret_sealed is not null',
      values: [person.id],
    });
    expect(kept).toEqual([]);
  });

  it('and on again goes by the new app and its codes alone', async () => {
    const { person, code: oldCode, recoveryCodes } = await somebodyWithApp();
    const { password } = person;
    expect((await remove(person, { password, code: recoveryCodes[0] })).statusCode).toBe(204);
    const code = appCode((await start(person)).json<{ secret: string }>().secret);
    const fresh = (await confirm(person, code(clock))).json<{ recoveryCodes: string[] }>().recoveryCodes;
    pass(30_000);
    for (const old of [oldCode(), recoveryCodes[1]])
      expect((await signIn(person, old)).json()).toMatchObject({ error: { code: 'second-factor-invalid' } });
    for (const right of [code(clock), fresh[1]]) expect((await signIn(person, right)).statusCode).toBe(200);
  });

  it('is slowed down like sign-in when codes are guessed', async () => {
    const { person, code } = await somebodyWithApp();
    const { password } = person;
    for (let tries = 0; tries < 5; tries += 1)
      expect((await remove(person, { password, code: '000000' })).statusCode).toBe(422);
    expect((await remove(person, { password, code: code() })).statusCode).toBe(429);
  });
});

describe('an administrator outside the demo', () => {
  it('does nothing before the second step is set up, and everything after', async () => {
    const admin = await aUser(strict, { role: 'admin' });
    const merchants = () => strict.app.inject({ method: 'GET', url: '/api/merchant', headers: bearer(admin.token) });
    expect((await merchants()).json()).toMatchObject({ error: { code: 'second-factor-setup-required' } });
    const begun = await call({ method: 'POST', payload: { password: admin.password } }, admin, strict);
    const code = appCode(begun.json<{ secret: string }>().secret)(clock);
    expect((await call({ method: 'POST', path: '/confirm', payload: { code } }, admin, strict)).statusCode).toBe(200);
    expect((await merchants()).statusCode).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSecondFactor } from '../../../../test/factories/second-factors.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { issueTemporaryPassword } from '../access/issue-temporary-password.ts';
import { hashPassword } from './password.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });
const pass = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

let serial = 0;
/** An address from which nothing was tried. */
const anAddress = () => `198.18.${Math.floor((serial += 1) / 250)}.${(serial % 250) + 1}`;

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

const login = ({ email, password, code }: Attempt, remoteAddress = '203.0.113.1') =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password, code }, remoteAddress });
const codeOf = async (reply: ReturnType<typeof login>): Promise<string> => {
  const body = (await reply).json<{ error?: { code: string } }>();
  return body.error?.code ?? 'signed-in';
};

async function aPerson() {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  // Where they have come in before, they are known; these tests are about places where they are not.
  await asSystem(test, { text: "update sessions set address = '192.0.2.1' where user_id = $1", values: [user.id] });
  return user;
}

describe('two-step sign-in', () => {
  it('asks for the code only after the password was right', async () => {
    const user = await aPerson();
    const { code } = await aSecondFactor(test, user.id);
    expect(await codeOf(login({ ...user, password: 'wrong', code: code(clock) }))).toBe('invalid-credentials');
    expect(await codeOf(login(user))).toBe('second-factor-required');
    expect(await codeOf(login({ ...user, code: '000000' }))).toBe('second-factor-invalid');
    expect(await codeOf(login({ ...user, code: code(clock) }))).toBe('signed-in');
  });

  it('takes a code of the half minute before or after, and none of further away', async () => {
    const user = await aPerson();
    const { code } = await aSecondFactor(test, user.id);
    const near = (ms: number) => code(new Date(clock.getTime() + ms));
    for (const [ms, expected] of [
      [-60_000, 'second-factor-invalid'],
      [60_000, 'second-factor-invalid'],
      [-30_000, 'signed-in'],
      [30_000, 'signed-in'],
    ] as const) {
      expect(await codeOf(login({ ...user, code: near(ms) })), String(ms)).toBe(expected);
    }
  });

  it('takes a code once, also when it comes twice at once', async () => {
    const user = await aPerson();
    const { code } = await aSecondFactor(test, user.id);
    const both = await Promise.all([1, 2].map(() => codeOf(login({ ...user, code: code(clock) }))));
    expect(both.toSorted()).toEqual(['second-factor-invalid', 'signed-in']);
    expect(await codeOf(login({ ...user, code: code(clock) }))).toBe('second-factor-invalid');
  });

  it('takes each recovery code once, typed in any way', async () => {
    const user = await aPerson();
    const { recoveryCodes } = await aSecondFactor(test, user.id);
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(login({ ...user, code: first.toLowerCase().replaceAll('-', ' ') }))).toBe('signed-in');
    expect(await codeOf(login({ ...user, code: first }))).toBe('second-factor-invalid');
    expect(await codeOf(login({ ...user, code: second }))).toBe('signed-in');
  });

  it('takes no other user’s code', async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    await aSecondFactor(test, user.id);
    const { code, recoveryCodes } = await aSecondFactor(test, other.id);
    for (const wrong of [code(clock), recoveryCodes[0] ?? '']) {
      expect(await codeOf(login({ ...user, code: wrong }))).toBe('second-factor-invalid');
    }
  });
});

describe('a temporary password', () => {
  const issue = (userId: string, purpose: 'invitation' | 'reset' = 'reset') =>
    issueTemporaryPassword(test.dependencies, { userId, purpose });

  it('lets its person in once, to choose a password; the old one is over then', async () => {
    const user = await aPerson();
    const password = await issue(user.id);
    expect(await codeOf(login(user))).toBe('signed-in');
    const reply = await login({ ...user, password: password.toLowerCase() });
    const { webToken } = reply.json<{ webToken: string }>();
    const session = await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(webToken) });
    expect(session.json()).toMatchObject({ firstSessionLogin: true });
    expect(await codeOf(login({ ...user, password }))).toBe('invalid-credentials');
    expect(await codeOf(login(user))).toBe('invalid-credentials');
  });

  it('is accepted once, also when it comes twice at once', async () => {
    const user = await aPerson();
    const password = await issue(user.id);
    const both = await Promise.all([1, 2].map(() => codeOf(login({ ...user, password }))));
    expect(both.toSorted()).toEqual(['invalid-credentials', 'signed-in']);
  });

  it('is over after its time, and when another was made', async () => {
    const user = await aPerson();
    const [old, fresh] = [await issue(user.id), await issue(user.id)];
    expect(await codeOf(login({ ...user, password: old }))).toBe('invalid-credentials');
    pass(3_600_000);
    expect(await codeOf(login({ ...user, password: fresh }))).toBe('invalid-credentials');
    expect(await codeOf(login(user))).toBe('signed-in');
  });

  it('of an invitation works its seven days, however often another is asked for meanwhile', async () => {
    const user = await aPerson();
    const invited = await issue(user.id, 'invitation');
    const asked = await issue(user.id);
    pass(6 * 24 * 3_600_000);
    expect(await codeOf(login({ ...user, password: asked }))).toBe('invalid-credentials');
    expect(await codeOf(login({ ...user, password: invited }))).toBe('signed-in');
  });

  it('ends with any other that its person uses', async () => {
    const user = await aPerson();
    const [invited, asked] = [await issue(user.id, 'invitation'), await issue(user.id)];
    expect(await codeOf(login({ ...user, password: asked }))).toBe('signed-in');
    expect(await codeOf(login({ ...user, password: invited }))).toBe('invalid-credentials');
  });

  it('is not used up as long as the second step is not done', async () => {
    const user = await aPerson();
    const { code } = await aSecondFactor(test, user.id);
    const password = await issue(user.id);
    expect(await codeOf(login({ ...user, password }))).toBe('second-factor-required');
    expect(await codeOf(login({ ...user, password, code: '123456' }))).toBe('second-factor-invalid');
    expect(await codeOf(login({ ...user, password, code: code(clock) }))).toBe('signed-in');
  });

  it('is no other user’s', async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    const password = await issue(other.id);
    expect(await codeOf(login({ ...user, password }))).toBe('invalid-credentials');
  });
});

describe('guessing', () => {
  const guess = (email: string, address?: string) => login({ email, password: 'a guess' }, address);

  it.each([true, false])(
    'has five free tries, then waits that double; the same when there is an account: %s',
    async (there) => {
      const email = there ? (await aPerson()).email : `no-one-${serial}@comptoir.test`;
      const address = anAddress();
      for (let tries = 0; tries < 5; tries += 1)
        expect(await codeOf(guess(email, address))).toBe('invalid-credentials');
      for (const seconds of [1, 2, 4]) {
        const slowed = await guess(email, address);
        expect(slowed.statusCode).toBe(429);
        expect(slowed.headers['retry-after']).toBe(String(seconds));
        pass(seconds * 1000);
        expect(await codeOf(guess(email, address))).toBe('invalid-credentials');
      }
    },
  );

  it('is refused whatever is typed while it has to wait, and begins again with the right password', async () => {
    const user = await aPerson();
    const address = anAddress();
    for (let tries = 0; tries < 5; tries += 1) await guess(user.email, address);
    expect(await codeOf(login(user, address))).toBe('too-many-requests');
    pass(1000);
    expect(await codeOf(login(user, address))).toBe('signed-in');
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(guess(user.email, address))).toBe('invalid-credentials');
  });

  it('counts tries that are made at once', async () => {
    const user = await aPerson();
    const address = anAddress();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(guess(user.email, address))));
    expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(15);
  });

  it('at many accounts from one address is slowed down, and no other address is', async () => {
    const [user, address] = [await aPerson(), anAddress()];
    for (let tries = 0; tries < 50; tries += 1) await guess(`many-${tries}@comptoir.test`, address);
    expect(await codeOf(guess('one-more@comptoir.test', address))).toBe('too-many-requests');
    expect(await codeOf(login(user, anAddress()))).toBe('signed-in');
  });

  it('at one account from many addresses makes a stranger wait five seconds at most, its owner never', async () => {
    const user = await aPerson();
    const home = anAddress();
    expect(await codeOf(login(user, home))).toBe('signed-in');
    for (let tries = 0; tries < 40; tries += 1) {
      await guess(user.email, anAddress());
      pass(tries < 30 ? 0 : 5000);
    }
    await guess(user.email, anAddress());
    const elsewhere = await login(user, anAddress());
    expect(elsewhere.statusCode).toBe(429);
    expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(5);
    expect(await codeOf(login(user, home))).toBe('signed-in');
  });

  it('at the second step is counted too, wherever it is made', async () => {
    const user = await aPerson();
    const { code } = await aSecondFactor(test, user.id);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await codeOf(login({ ...user, code: '000000' }, anAddress()))).toBe('second-factor-invalid');
    expect(await codeOf(login({ ...user, code: code(clock) }, anAddress()))).toBe('too-many-requests');
    pass(1000);
    expect(await codeOf(login({ ...user, code: code(clock) }, anAddress()))).toBe('signed-in');
  });

  it('is not what asking for the code is', async () => {
    const [user, address] = [await aPerson(), anAddress()];
    await aSecondFactor(test, user.id);
    for (let tries = 0; tries < 8; tries += 1)
      expect(await codeOf(login(user, address))).toBe('second-factor-required');
  });

  it('is forgotten in time', async () => {
    const [user, address] = [await aPerson(), anAddress()];
    for (let tries = 0; tries < 8; tries += 1) {
      await guess(user.email, address);
      pass(300_000);
    }
    pass(24 * 3_600_000);
    expect(await codeOf(guess(user.email, address))).toBe('invalid-credentials');
    expect(await codeOf(guess(user.email, address))).toBe('invalid-credentials');
  });
});

describe('a password', () => {
  async function withPassword(password: string) {
    const user = await aPerson();
    await asSystem(test, {
      text: 'update accounts set password_hash = $2 where id = $1',
      values: [user.id, await hashPassword(password)],
    });
    return user.email;
  }

  it.each([
    ['the two ways of typing an accent', 'cr\u00E8me br\u00FBl\u00E9e', 'cre\u0300me bru\u0302le\u0301e'],
    ['a wide form of the same letters', 'motdepasse', 'ｍｏｔｄｅｐａｓｓｅ'],
  ])('is the same in %s', async (_what, chosen, typed) => {
    expect(await codeOf(login({ email: await withPassword(chosen), password: typed }))).toBe('signed-in');
  });

  it.each([
    ['zero', 'before\u0000after', 'before'],
    ['a control character', 'tab\tand\u001B[31m', 'taband[31m'],
    ['an emoji', '🍁🍁🍁🍁🍁🍁', '🍁🍁🍁🍁🍁'],
    ['half a character', 'half \uD83C', 'half '],
    ['letters of any script', 'пароль密码كلمة', 'пароль密码'],
  ])('may hold %s, and all of it counts', async (_what, chosen, other) => {
    const email = await withPassword(chosen);
    expect(await codeOf(login({ email, password: other }))).toBe('invalid-credentials');
    expect(await codeOf(login({ email, password: chosen }))).toBe('signed-in');
  });

  it('of ten megabytes is refused before it is read', async () => {
    const user = await aPerson();
    expect(await codeOf(login({ ...user, password: 'x'.repeat(10_000_000) }))).toBe('body-too-large');
  });

  it('is wrong where there is none: no user signs in without one', async () => {
    const user = await aPerson();
    await asSystem(test, { text: 'update accounts set password_hash = null where id = $1', values: [user.id] });
    for (const password of [user.password, 'null', 'no one has this password'])
      expect(await codeOf(login({ ...user, password }))).toBe('invalid-credentials');
  });
});

describe('an email', () => {
  it('is the same in capitals, wide letters and with a space at its end', async () => {
    const user = await aPerson();
    const wide = user.email.replace('@', '＠');
    for (const email of [user.email.toUpperCase(), ` ${user.email} `, wide])
      expect(await codeOf(login({ ...user, email }))).toBe('signed-in');
  });
});

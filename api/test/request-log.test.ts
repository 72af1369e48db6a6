import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { expectSecretsUnlogged, secretsOf } from './expect-secrets-unlogged.ts';
import { aMerchant, aUser, bearer } from './factories/merchants.ts';
import { useTestApp } from './test-app.ts';

const test = useTestApp();

interface Line {
  readonly msg: string;
  readonly code?: string;
  readonly address?: string;
  readonly account?: string;
  readonly userId?: string;
  readonly reqId?: string;
}

/** Returns the lines that the server logged during a work. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = test.logLines.length;
  await work();
  return test.logLines.slice(before).map((line) => JSON.parse(line) as Line);
}

const signIn = (email: string, password: string, address = '203.0.113.7') =>
  test.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    payload: { email, password },
  });

describe('the server’s log', () => {
  it('shows of a sign-in who came in, from where, without their email', async () => {
    const user = await aUser(test, { role: 'admin' });
    const lines = await linesOf(() => signIn(user.email, user.password));
    const route = { method: 'POST', route: '/api/login', status: 200 };
    expect(lines).toMatchObject([{ msg: 'signed in', address: '203.0.113.7', userId: user.id, ...route }]);
    expect(lines[0]?.account).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.stringify(lines)).not.toContain(user.email);
  });

  it('distinguishes tries at one account from tries at another, however the email is written', async () => {
    const tries = async (email: string) => (await linesOf(() => signIn(email, 'a secret word')))[0];
    const first = await tries('someone@comptoir.test');
    expect(first).toMatchObject({ msg: 'refused', code: 'invalid-credentials', address: '203.0.113.7' });
    expect(first?.account).toMatch(/^[0-9a-f]{16}$/);
    expect((await tries('SomeOne@Comptoir.TEST'))?.account).toBe(first?.account);
    expect((await tries('another@comptoir.test'))?.account).not.toBe(first?.account);
    expect(test.logLines.join('\n')).not.toMatch(/someone@|another@|a secret word/i);
  });

  it('names who was refused what they may not do, and whose session has ended', async () => {
    const merchant = await aMerchant(test);
    const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const call = (url: string) => test.app.inject({ method: 'GET', url, headers: bearer(user.token) });
    const [line] = await linesOf(() => call('/api/audit?search=x%40y'));
    expect(line).toMatchObject({ msg: 'refused', code: 'forbidden', address: '127.0.0.1', userId: user.id });
    await test.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(user.token) });
    expect((await linesOf(() => call('/api/session')))[0]).toMatchObject({
      code: 'session-ended',
      address: '127.0.0.1',
    });
    expect(test.logLines.join('\n')).not.toContain(user.token);
  });

  it('shows what is slowed down, from where and at which account', async () => {
    const tries = () => linesOf(() => signIn('guessed@comptoir.test', 'a secret word', '203.0.113.99'));
    const lines: Line[] = [];
    while (lines.length < 20 && lines.at(-1)?.code !== 'too-many-requests') lines.push(...(await tries()));
    expect(lines.at(-1)).toMatchObject({
      msg: 'refused',
      code: 'too-many-requests',
      address: '203.0.113.99',
      account: lines[0]?.account,
    });
  });

  it('has one line for each call, whatever line breaks it is made of', async () => {
    const forged = '%0A%7B%22level%22:60,%22msg%22:%22all+is+lost%22%7D';
    const lines = await linesOf(() =>
      test.app.inject({
        method: 'GET',
        url: `/api/nowhere${forged}`,
        headers: { 'user-agent': 'a\u2028{"level":60}' },
      }),
    );
    lines.push(...(await linesOf(() => signIn('x@comptoir.test\n{"level":60}', 'a secret\n{"level":60}'))));
    expect(lines).toHaveLength(2);
    for (const line of test.logLines) expect(line.trimEnd()).not.toContain('\n');
    expect(lines.map(({ msg }) => msg)).toEqual(['refused', 'refused']);
  });

  it('says of each call its route, how it was answered and how long that took, and whose account it was', async () => {
    const user = await aUser(test, { role: 'admin' });
    const id = '01890000-0000-7000-8000-00000000abcd';
    const call = (url: string) => test.app.inject({ method: 'GET', url, headers: bearer(user.token) });
    const [line] = await linesOf(() => call('/api/session'));
    expect(line).toMatchObject({ msg: 'answered', route: '/api/session', status: 200, userId: user.id });
    expect(line).toMatchObject({ reqId: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number) });
    const [refused] = await linesOf(() => call(`/api/merchant/${id}`));
    expect(refused).toMatchObject({ msg: 'refused', route: '/api/merchant/:id', status: 404, account: line?.account });
    const [signedIn] = await linesOf(() => signIn(user.email, user.password, '203.0.113.8'));
    expect(signedIn?.account).toBe(line?.account);
    expect(JSON.stringify([line, refused, signedIn])).not.toMatch(new RegExp(`${id}|${user.email}`));
  });

  it.each(['/api/merchant/%zz', '/api/nowhere/secret-word?token=secret-word', '/choose-password/secret-word'])(
    'holds no address that someone made up: %s',
    async (url) => {
      const lines = await linesOf(() => test.app.inject({ method: 'GET', url }));
      expect(lines).toMatchObject([{ msg: 'refused', route: 'unmatched' }]);
      expect(JSON.stringify(lines)).not.toMatch(/secret-word|%zz/);
    },
  );

  it('passes over what machines ask again and again', async () => {
    const lines = await linesOf(async () => {
      for (const url of ['/api/healthz', '/api/readyz', '/api/readyz']) await test.app.inject({ method: 'GET', url });
    });
    expect(lines).toEqual([]);
  });
});

describe('what is looked for in the log of every test', () => {
  it.each([
    ['a password that came', { payload: { email: 'a@b.test', password: 'correct horse' } }, 'correct horse'],
    ['a token of the header', { headers: { authorization: 'Bearer abcdefgh12345' } }, 'abcdefgh12345'],
    ['a code in the query', { url: '/api/x?code=provider-code-1' }, 'provider-code-1'],
    ['the secret of a link', { url: `/api/acceptance/${'k'.repeat(43)}/pdf` }, 'k'.repeat(43)],
    ['a list of recovery codes', { payload: { deep: [{ recoveryCodes: ['aaaa-bbbb-cccc'] }] } }, 'aaaa-bbbb-cccc'],
  ])('is %s', (_, options, secret) => {
    const reply = { statusCode: 204, headers: {} } as LightMyRequestResponse;
    expect(secretsOf({ url: '/', ...options }, reply)).toContain(secret);
  });

  it('fails the test that made the call', async () => {
    const { log } = test.dependencies;
    const inject = async ({ url }: { url: string; payload: object }): Promise<object> => {
      log.info({ path: `${url}secret-word-of-a-link` }, 'as it must not be');
      return { statusCode: 204, headers: {} };
    };
    const app = { inject };
    expectSecretsUnlogged(app as unknown as FastifyInstance, test.logLines);
    await expect(app.inject({ url: '/', payload: { token: 'secret-word-of-a-link' } })).rejects.toThrow('1 secrets');
  });
});

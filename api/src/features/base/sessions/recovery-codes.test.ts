import { describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSecondFactor } from '../../../../test/factories/second-factors.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

async function aPersonWithCodes() {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  await asSystem(test, { text: "update sessions set address = '192.0.2.1' where user_id = $1", values: [user.id] });
  return { user, ...(await aSecondFactor(test, user.id)) };
}

type Person = Awaited<ReturnType<typeof aPersonWithCodes>>['user'];

async function signIn({ email, password }: Person, code: string, remoteAddress = '203.0.113.1'): Promise<string> {
  const payload = { email, password, code };
  const reply = await test.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
  return reply.json<{ error?: { code: string } }>().error?.code ?? 'signed-in';
}

describe('a recovery code', () => {
  it('lets one in of many who send it at once', async () => {
    const { user, recoveryCodes } = await aPersonWithCodes();
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => signIn(user, recoveryCodes[0] ?? '', `198.51.100.${at + 1}`)),
    );
    expect(all.filter((code) => code === 'signed-in')).toHaveLength(1);
  });

  it('is not found by guessing: after few wrong ones the account waits, also for a right one, wherever they come from', async () => {
    const { user, recoveryCodes } = await aPersonWithCodes();
    const codes: string[] = [];
    for (let at = 0; at < 40 && codes.at(-1) !== 'too-many-requests'; at += 1)
      codes.push(await signIn(user, `AAAA-AAAA-A${String(at).padStart(3, 'A')}`, `198.51.100.${at + 1}`));
    expect(codes.at(-1)).toBe('too-many-requests');
    expect(codes.length).toBeLessThan(30);
    expect(await signIn(user, recoveryCodes[1] ?? '', '198.51.100.250')).toBe('too-many-requests');
  });

  it.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without its hyphens', (code: string) => code.replaceAll('-', '')],
    ['with unbreakable spaces', (code: string) => code.replaceAll('-', '\u00A0')],
  ])('is taken %s', async (_how, type) => {
    const { user, recoveryCodes } = await aPersonWithCodes();
    expect(await signIn(user, type(recoveryCodes[0] ?? ''))).toBe('signed-in');
    expect(await signIn(user, recoveryCodes[0] ?? '')).toBe('second-factor-invalid');
  });

  it.each([
    ['nothing', () => '', 'second-factor-required'],
    ['another account’s', (_own: string, other: string) => other, 'second-factor-invalid'],
    ['a part of it', (own: string) => own.slice(0, -1), 'second-factor-invalid'],
    ['it twice', (own: string) => (own + own).replaceAll('-', ''), 'second-factor-invalid'],
    ['one of more signs than any has', (own: string) => own.padEnd(33, ' '), 'validation-failed'],
  ])('is not %s', async (_what, type, refusal) => {
    const [mine, other] = [await aPersonWithCodes(), await aPersonWithCodes()];
    const code = type(mine.recoveryCodes[0] ?? '', other.recoveryCodes[0] ?? '');
    expect(await signIn(mine.user, code)).toBe(refusal);
    expect(await signIn(mine.user, mine.recoveryCodes[0] ?? '')).toBe('signed-in');
  });

  it('has no more letters than a person types, and enough that none is found in a lifetime', async () => {
    const { recoveryCodes } = await aPersonWithCodes();
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[A-Z0-9]{16}$/);
  });

  it('is kept as a hash alone, and shown to no one who asks about the account', async () => {
    const { user, recoveryCodes } = await aPersonWithCodes();
    const rows = await asSystem<{ code: string }>(test, {
      text: 'select code_hash as code from recovery_codes where account_id = $1',
      values: [user.id],
    });
    expect(rows).toHaveLength(recoveryCodes.length);
    const profile = await test.app.inject({ method: 'GET', url: '/api/profile', headers: bearer(user.token) });
    for (const code of recoveryCodes) expect(JSON.stringify(rows) + profile.body).not.toContain(code);
  });
});

import { describe, expect, it } from 'vitest';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { issueTemporaryPassword } from '../../base/access/issue-temporary-password.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

const NEW = 'quatre cafés et une poutine';

interface Call {
  readonly token: string;
  readonly payload?: object;
}

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, { token, payload }: Call) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(payload ? { payload } : {}) });
const signIn = (email: string, password: string, userAgent = 'lightMyRequest') =>
  test.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  });
const tokenOf = (reply: Awaited<ReturnType<typeof signIn>>): string => reply.json<{ webToken: string }>().webToken;
const choose = (token: string, currentPassword: string, newPassword = NEW) =>
  call('PUT', '/profile/password', { token, payload: { currentPassword, newPassword } });
const isOpen = async (token: string) => (await call('GET', '/session', { token })).statusCode === 200;

async function aPerson() {
  const merchant = await aMerchant(test);
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  return { ...user, merchantId: merchant.id };
}

const eventsOf = async (merchantId: string): Promise<string[]> => {
  const rows = await asSystem<{ event: string }>(test, {
    text: "select event from activity_log where merchant_id = $1 and event <> 'signed-in' order by occurred_at, id",
    values: [merchantId],
  });
  return rows.map(({ event }) => event);
};

describe('the language', () => {
  it('is remembered', async () => {
    const { token } = await aPerson();
    expect((await call('PUT', '/profile', { token, payload: { language: 'en' } })).json()).toEqual({ language: 'en' });
    expect((await call('GET', '/session', { token })).json()).toMatchObject({ language: 'en' });
  });

  it('is French or English', async () => {
    const { token } = await aPerson();
    const reply = await call('PUT', '/profile', { token, payload: { language: 'de' } });
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

describe('choosing a password', () => {
  it('changes it, ends every other session and no other person’s, and notifies merchant and owner', async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    const elsewhere = tokenOf(await signIn(user.email, user.password));
    const reply = await choose(user.token, user.password);
    expect(await isOpen(tokenOf(reply))).toBe(true);
    expect([await isOpen(user.token), await isOpen(elsewhere), await isOpen(other.token)]).toEqual([true, false, true]);
    expect((await signIn(user.email, user.password)).statusCode).toBe(401);
    expect((await signIn(user.email, NEW)).statusCode).toBe(200);
    expect(await eventsOf(user.merchantId)).toEqual(['password-changed']);
    await runJobs(test);
    expect(test.mailer.mailsTo(user.email)[0]).toMatchObject({ subject: 'Votre mot de passe a été changé' });
  });

  it('is heard of at once on an open screen of the merchant', async () => {
    const user = await aPerson();
    let heard = 0;
    const stop = test.dependencies.announcements.subscribe(user.merchantId, () => (heard += 1));
    await choose(user.token, user.password);
    await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(0);
    stop();
  });

  it('opens the way for a user who came in with a temporary password, which must be known', async () => {
    const user = await aPerson();
    const given = { userId: user.id, purpose: 'reset' } as const;
    const temporary = await issueTemporaryPassword(test.dependencies, given);
    const token = tokenOf(await signIn(user.email, temporary));
    expect((await call('GET', '/devices', { token })).json()).toMatchObject({
      error: { code: 'password-choice-required' },
    });
    expect((await choose(token, user.password)).json()).toMatchObject({ error: { code: 'password-wrong' } });
    for (const spelling of [temporary, temporary.toLowerCase().replaceAll('-', '')])
      expect((await choose(token, temporary, spelling)).json()).toMatchObject({
        error: { fields: [{ path: 'newPassword', rule: 'same-as-before' }] },
      });
    const chosen = tokenOf(await choose(token, temporary.toLowerCase()));
    expect((await call('GET', '/devices', { token: chosen })).statusCode).toBe(200);
    expect((await choose(chosen, temporary, `${NEW}!`)).json()).toMatchObject({ error: { code: 'password-wrong' } });
  });

  it('ends a temporary password that was not used', async () => {
    const user = await aPerson();
    const temporary = await issueTemporaryPassword(test.dependencies, { userId: user.id, purpose: 'reset' });
    await choose(user.token, user.password);
    expect((await signIn(user.email, temporary)).statusCode).toBe(401);
  });

  it.each([
    ['too-short', 'onze lettre'],
    ['too-short', ''],
    ['too-long', 'é'.repeat(1025)],
    ['too-common', 'MotDePasse2026'],
    ['same-as-before', 'a good long password'],
    ['same-as-before', 'ａ ｇｏｏｄ ｌｏｎｇ ｐａｓｓｗｏｒｄ'],
  ])('refuses one that is %s: "%s"', async (rule, newPassword) => {
    const user = await aPerson();
    const reply = await choose(user.token, user.password, newPassword);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'newPassword', rule }] },
    });
    expect((await signIn(user.email, user.password)).statusCode).toBe(200);
  });

  it('takes one that is as long as may be, and it lets in', async () => {
    const user = await aPerson();
    const emojis = Array.from({ length: 1024 }, (_, index) => String.fromCodePoint(0x1f300 + (index % 300)));
    const longest = emojis.join('');
    expect((await choose(user.token, user.password, longest)).statusCode).toBe(200);
    expect((await signIn(user.email, longest)).statusCode).toBe(200);
    expect((await signIn(user.email, emojis.slice(1).join(''))).statusCode).toBe(401);
  });

  it('takes control characters and half a character, and all of it counts', async () => {
    const user = await aPerson();
    const odd = 'nul\u0000 tab\t \u001B[2J \uD83C fin';
    expect((await choose(user.token, user.password, odd)).statusCode).toBe(200);
    expect((await signIn(user.email, 'nul')).statusCode).toBe(401);
    expect((await signIn(user.email, odd)).statusCode).toBe(200);
  });

  it('refuses ten megabytes', async () => {
    const user = await aPerson();
    const reply = await choose(user.token, user.password, 'x'.repeat(10_000_000));
    expect(reply.json()).toMatchObject({ error: { code: 'body-too-large' } });
  });

  it('slows guessing at the present one down as at sign-in, by the count of the session alone', async () => {
    const user = await aPerson();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await choose(user.token, 'a guess')).json()).toMatchObject({ error: { code: 'password-wrong' } });
    const slowed = await choose(user.token, user.password);
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '1']);
    expect((await signIn(user.email, user.password)).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 1000);
    expect((await choose(user.token, user.password)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const list = async (token: string) =>
    (await call('GET', '/profile/sessions', { token })).json<{ items: Record<string, unknown>[] }>().items;

  it('are listed with browser, address and times, one’s own alone', async () => {
    const user = await aPerson();
    await aPerson();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    clock = new Date(clock.getTime() + 60_000);
    await signIn(user.email, user.password, firefox);
    expect(await list(user.token)).toEqual([
      expect.objectContaining({ isCurrent: false, browser: 'Firefox · Linux', address: '127.0.0.1' }),
      expect.objectContaining({ isCurrent: true, createdAt: new Date(clock.getTime() - 60_000).toISOString() }),
    ]);
  });

  it('keep no more of a browser’s name than is read of it', async () => {
    const user = await aPerson();
    await signIn(user.email, user.password, 'x'.repeat(5000));
    const [row] = await asSystem<{ most: number }>(test, {
      text: 'select max(length(user_agent))::int as most from sessions where user_id = $1',
      values: [user.id],
    });
    expect(row?.most).toBe(300);
  });

  it('end one by one, and no other user’s', async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    const elsewhere = tokenOf(await signIn(user.email, user.password));
    const first = (await list(user.token)).find(({ isCurrent }) => isCurrent === false);
    const [foreign] = await list(other.token);
    const end = (id: unknown) => call('DELETE', `/profile/sessions/${String(id)}`, { token: user.token });
    expect((await end(first?.['id'])).statusCode).toBe(204);
    expect(await isOpen(elsewhere)).toBe(false);
    for (const id of [first?.['id'], foreign?.['id']])
      expect((await end(id)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect(await isOpen(other.token)).toBe(true);
  });

  it('end all at once, this one too, which the merchant is shown', async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    const elsewhere = tokenOf(await signIn(user.email, user.password));
    expect((await call('DELETE', '/profile/sessions', { token: user.token })).statusCode).toBe(204);
    expect([await isOpen(user.token), await isOpen(elsewhere), await isOpen(other.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await eventsOf(user.merchantId)).toEqual(['signed-out-everywhere']);
  });

  it('end for a partner too, who has no merchant to be notified', async () => {
    const partner = await aUser(test, { role: 'partner', partnerId: await aPartner(test) });
    expect((await call('DELETE', '/profile/sessions', partner)).statusCode).toBe(204);
    expect(await isOpen(partner.token)).toBe(false);
  });
});

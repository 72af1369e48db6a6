import { describe, expect, it } from 'vitest';
import { loggedOf } from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { passwordIn } from '../../../../test/fake-mailer.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { planJobs } from '../../../plan-jobs.ts';
import { mayMailStranger } from '../../base/sessions/may-mail-stranger.ts';

let clock = new Date('2026-11-23T12:00:00Z');
const test = useTestApp({ now: () => clock });

let serial = 0;
const newEmail = (): string => `nouvelle-${(serial += 1)}@resto.test`;
const WANTED = { name: 'Léa Bouchard', company_name: 'Crêperie Chez Léa', language: 'fr' };

const register = (email: string, given: object = {}, remoteAddress = '203.0.113.20') =>
  test.app.inject({ method: 'POST', url: '/api/registration', remoteAddress, payload: { ...WANTED, email, ...given } });

const login = (email: string, password: string, remoteAddress = '203.0.113.23') =>
  test.app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, password } });

const merchantsOf = (email: string) =>
  asSystem<{ id: string; name: string; active: boolean; completed: boolean; language: string }>(test, {
    text: `select m.id, m.company_name as name, m.active, m.subscription_completed as completed, m.language
      from merchants m where m.contact_email = $1`,
    values: [email],
  });

const mailsTo = async (email: string) => {
  await runJobs(test);
  return test.mailer.mailsTo(email);
};

describe('signing a merchant up', () => {
  it('makes a merchant who has still to subscribe, and lets its first person in by mail', async () => {
    const email = newEmail();
    const reply = await register(email.toUpperCase());
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Bienvenue chez Comptoir', to: { name: '' } });
    expect(await merchantsOf(email)).toEqual([]);
    const password = mail ? passwordIn(mail) : '';
    const signedIn = await login(email, password);
    const [merchant] = await merchantsOf(email);
    expect(merchant).toMatchObject({
      name: 'Crêperie Chez Léa',
      active: false,
      completed: false,
      language: 'fr',
    });
    const session = await test.app.inject({
      method: 'GET',
      url: '/api/session',
      headers: bearer(signedIn.json<{ webToken: string }>().webToken),
    });
    expect(session.json()).toMatchObject({ role: 'merchant', firstSessionLogin: true });
    expect((await loggedOf(test, merchant?.id ?? '')).map(({ event }) => event)).toEqual([
      'merchant-registered',
      'signed-in',
    ]);
  });

  it('mails nothing of what was typed, and makes neither merchant nor user before the address is confirmed', async () => {
    const email = newEmail();
    await register(email, { name: 'Votre compte est suspendu', company_name: 'Appelez vite' });
    const [mail] = await mailsTo(email);
    expect(JSON.stringify(mail)).not.toMatch(/suspendu|Appelez/);
    expect(await merchantsOf(email)).toEqual([]);
    expect(await asSystem(test, { text: 'select from users where email = $1', values: [email] })).toEqual([]);
  });

  it('is confirmed by the password that was mailed alone, once', async () => {
    const email = newEmail();
    await register(email);
    const [mail] = await mailsTo(email);
    const password = mail ? passwordIn(mail) : '';
    expect((await login(email, 'AAAA-AAAA-AAAA-AAAA')).statusCode).toBe(401);
    expect((await login(newEmail(), password)).statusCode).toBe(401);
    expect(await merchantsOf(email)).toEqual([]);
    const both = await Promise.all([1, 2].map(() => login(email, password)));
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401]);
    expect(await merchantsOf(email)).toHaveLength(1);
  });

  it('gives the user who confirms what was typed for that mail, not what was typed since', async () => {
    const email = newEmail();
    await register(email);
    await mailsTo(email);
    clock = new Date(clock.getTime() + 120_000);
    await register(email, { company_name: 'Une autre' });
    const [first] = await mailsTo(email);
    expect((await login(email, first ? passwordIn(first) : '')).statusCode).toBe(200);
    expect(await merchantsOf(email)).toMatchObject([{ name: 'Crêperie Chez Léa' }]);
  });

  it('is forgotten when it was not confirmed in seven days', async () => {
    const email = newEmail();
    await register(email);
    const [mail] = await mailsTo(email);
    const pending = () =>
      asSystem<{ n: number }>(test, {
        text: 'select count(*)::int as n from pending_registrations where email = $1',
        values: [email],
      });
    const forget = planJobs(test.dependencies).tasks['forget-registrations'];
    await forget?.({});
    expect(await pending()).toEqual([{ n: 1 }]);
    clock = new Date(clock.getTime() + 7 * 24 * 3_600_000);
    expect((await login(email, mail ? passwordIn(mail) : '')).statusCode).toBe(401);
    await forget?.({});
    expect(await pending()).toEqual([{ n: 0 }]);
    expect(await merchantsOf(email)).toEqual([]);
  });

  it('is void once another user has invited the address', async () => {
    const email = newEmail();
    await register(email);
    const [mail] = await mailsTo(email);
    const invited = await aUser(test, { role: 'admin' });
    await asSystem(test, {
      text: 'with a as (update accounts set email = $2 where id = $1) update users set email = $2 where id = $1',
      values: [invited.id, email],
    });
    expect((await login(email, mail ? passwordIn(mail) : '')).statusCode).toBe(401);
    expect(await merchantsOf(email)).toEqual([]);
  });

  it('writes in the language that was chosen', async () => {
    const email = newEmail();
    await register(email, { language: 'en' });
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Welcome to Comptoir' }]);
  });

  it('answers the same to an address that has an account, whose owner alone is notified', async () => {
    const { id: merchantId } = await aMerchant(test);
    const { email } = await aUser(test, { role: 'merchant', merchantId });
    const reply = await register(email);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ subject: 'Vous avez déjà un compte' }]);
    expect(mails.map(passwordIn)).toEqual(['']);
    expect(await merchantsOf(email)).toEqual([]);
  });

  it('sends an administrator’s or a suspended account’s address nothing more', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const { id: merchantId } = await aMerchant(test);
    const suspended = await aUser(test, { role: 'merchant', merchantId });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [suspended.id] });
    for (const { email } of [admin, suspended]) expect((await register(email)).statusCode).toBe(204);
    expect(await mailsTo(admin.email)).toMatchObject([{ subject: 'Vous avez déjà un compte' }]);
    expect(await mailsTo(suspended.email)).toEqual([]);
  });

  it('again sends the way in once more, as long as it was not used, and makes no second merchant', async () => {
    const email = newEmail();
    await register(email);
    await mailsTo(email);
    clock = new Date(clock.getTime() + 120_000);
    await register(email, { company_name: 'Une autre' });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const passwords = mails.map(passwordIn);
    expect(new Set(passwords).size).toBe(2);
    expect((await login(email, passwords[1] ?? '')).statusCode).toBe(200);
    expect((await login(email, passwords[0] ?? '')).statusCode).toBe(401);
    expect(await merchantsOf(email)).toHaveLength(1);
  });

  it('sends one mail in two minutes, silently, also to a mailbox written in several ways', async () => {
    const email = newEmail();
    const [local, domain] = email.split('@');
    const replies = await Promise.all(['', '+1', '+2'].map((tag) => register(`${local}${tag}@${domain}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    await runJobs(test);
    const mails = ['', '+1', '+2'].flatMap((tag) => test.mailer.mailsTo(`${local}${tag}@${domain}`));
    expect(mails).toHaveLength(1);
  });

  it('mails one address ten times a day, and again the day after', async () => {
    const email = newEmail();
    for (let times = 0; times < 12; times += 1) {
      expect((await register(email, {}, `203.0.114.${times}`)).statusCode).toBe(204);
      clock = new Date(clock.getTime() + 120_000);
    }
    expect(await mailsTo(email)).toHaveLength(10);
    clock = new Date(clock.getTime() + 24 * 3_600_000);
    await register(email);
    expect(await mailsTo(email)).toHaveLength(11);
  });

  it('mails for one address of the network fifty times a day, no matter to whom', async () => {
    const emails = Array.from({ length: 52 }, newEmail);
    const asks = { purpose: 'register', address: '203.0.113.77', now: clock } as const;
    const may = [];
    for (const email of emails)
      may.push(
        await test.dependencies.database.transaction({ role: 'system' }, (tx) =>
          mayMailStranger(tx, { ...asks, email }),
        ),
      );
    expect(may.filter(Boolean)).toHaveLength(50);
  });

  it('is slowed down when one address asks for many', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1)
      statuses.push((await register(newEmail(), {}, '203.0.113.21')).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
    expect(statuses[20]).toBe(429);
  });

  it.each([
    ['an address that is none', { email: 'lea' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@resto.test` }],
    ['no name', { name: '  ' }],
    ['no business', { company_name: '' }],
    ['a name with control characters', { name: 'L\u0000a' }],
    ['another language', { language: 'de' }],
    ['a name that holds an address', { name: 'Réactivez-le sur https://evil.test/login' }],
    ['a business that holds an address', { company_name: 'evil.test' }],
  ])('refuses %s', async (_what, given) => {
    const reply = await register(newEmail(), given, '203.0.113.22');
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

import { describe, expect, it } from 'vitest';
import { loggedOf } from '../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser, bearer } from '../../../test/factories/merchants.ts';
import { passwordIn } from '../../../test/fake-mailer.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { registerMerchant } from './register-merchant.ts';

let clock = new Date();
const test = useTestApp({ now: () => clock });

let serial = 0;
const newEmail = (): string => `nouvelle-${(serial += 1)}@resto.test`;
const WANTED = { name: 'Léa Bouchard', company_name: 'Crêperie Chez Léa', language: 'fr' };

const register = (email: string, given: object = {}, remoteAddress = '203.0.113.20') =>
  test.app.inject({ method: 'POST', url: '/api/registration', remoteAddress, payload: { ...WANTED, email, ...given } });

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
    expect(mail).toMatchObject({ subject: 'Bienvenue chez Comptoir', to: { name: 'Léa Bouchard' } });
    const [merchant] = await merchantsOf(email);
    expect(merchant).toMatchObject({
      name: 'Crêperie Chez Léa',
      active: false,
      completed: false,
      language: 'fr',
    });
    const password = mail ? passwordIn(mail) : '';
    const login = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    const session = await test.app.inject({
      method: 'GET',
      url: '/api/session',
      headers: bearer(login.json<{ webToken: string }>().webToken),
    });
    expect(session.json()).toMatchObject({ role: 'merchant', firstSessionLogin: true });
    expect((await loggedOf(test, merchant?.id ?? ''))[0]).toEqual({ event: 'merchant-registered', facts: { email } });
  });

  it('writes in the language that was chosen', async () => {
    const email = newEmail();
    await register(email, { language: 'en' });
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Welcome to Comptoir' }]);
    expect(await merchantsOf(email)).toMatchObject([{ language: 'en' }]);
  });

  it('answers the same to an address that has an account, whose owner alone is told', async () => {
    const { id: merchantId } = await aMerchant(test);
    const { email } = await aUser(test, { role: 'merchant', merchantId });
    const reply = await register(email);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ subject: 'Vous avez déjà un compte' }]);
    expect(mails.map(passwordIn)).toEqual(['']);
    expect(await merchantsOf(email)).toEqual([]);
  });

  it('tells an administrator’s or a suspended account’s address nothing more', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const { id: merchantId } = await aMerchant(test);
    const suspended = await aUser(test, { role: 'merchant', merchantId });
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [suspended.id] });
    for (const { email } of [admin, suspended]) expect((await register(email)).statusCode).toBe(204);
    expect(await mailsTo(admin.email)).toMatchObject([{ subject: 'Vous avez déjà un compte' }]);
    expect(await mailsTo(suspended.email)).toEqual([]);
  });

  it('again sends the way in once more, as long as nobody has used it, and makes no second merchant', async () => {
    const email = newEmail();
    await register(email);
    await mailsTo(email);
    clock = new Date(clock.getTime() + 120_000);
    await register(email, { company_name: 'Une autre' });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(passwordIn)).size).toBe(2);
    expect(await merchantsOf(email)).toHaveLength(1);
  });

  it('sends one mail in two minutes, silently, and many at once make one merchant', async () => {
    const email = newEmail();
    const replies = await Promise.all([1, 2, 3].map(() => register(email)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await merchantsOf(email)).toHaveLength(1);
  });

  it('leaves nothing of the one who came second to an address', async () => {
    const email = newEmail();
    const wanted = { email, name: 'Léa', companyName: 'Chez Léa', language: 'fr' };
    const done = await Promise.allSettled([1, 2].map(() => registerMerchant(test.dependencies, wanted)));
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await merchantsOf(email)).toHaveLength(1);
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
  ])('refuses %s', async (_what, given) => {
    const reply = await register(newEmail(), given, '203.0.113.22');
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed' } });
  });
});

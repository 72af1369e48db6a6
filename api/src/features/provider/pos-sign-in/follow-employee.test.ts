import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../base/sessions/password.ts';
import { asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, errorOf, finish } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });

afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(() => simulator.stop());

/** Someone who signs in from the provider, of a merchant of their own for each test: a cashier, or the owner. */
async function aPersonOf(name: string, { isOwner = false } = {}) {
  const merchant = simulator.merchant(name);
  const employee = merchant.employees.findLast((one) => one.isOwner === isOwner);
  if (!employee) throw new Error('the employee does not exist');
  const browser = aBrowser(test);
  await finish(browser, await consentTo(simulator, browser, { merchant, employee: employee.id }));
  const token = browser.webToken();
  return {
    merchant,
    employee,
    token,
    isSignedIn: async () =>
      (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) })).statusCode === 200,
    leaves: () =>
      simulator.control('POST /__sim/merchants', [
        {
          ...merchant,
          employees: merchant.employees.map((one) => (one === employee ? { ...one, deletedTime: Date.now() } : one)),
        },
      ]),
    becomes: (role: string) =>
      simulator.control('POST /__sim/merchants', [
        { ...merchant, employees: merchant.employees.map((one) => (one === employee ? { ...one, role } : one)) },
      ]),
    comesBack: () => simulator.control('POST /__sim/merchants', [merchant]),
    opensApp: async () => {
      const again = aBrowser(test);
      return finish(again, await consentTo(simulator, again, { merchant, employee: employee.id }));
    },
    accountId: async () => {
      const [row] = await asSystem<{ id: string }>(test, {
        text: 'select user_id as id from pos_identities where pos_employee_id = $1',
        values: [employee.id],
      });
      return row?.id ?? '';
    },
  };
}

type Person = Awaited<ReturnType<typeof aPersonOf>>;

async function tell({ merchant, employee }: Pick<Person, 'merchant' | 'employee'>): Promise<void> {
  const { clientId: appId, webhookAuthCode } = simulator.settings;
  const updates = [{ objectId: `E:${employee.id}`, type: 'DELETE', ts: Date.now() }];
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/webhooks/clover',
    headers: { 'x-clover-auth': webhookAuthCode },
    payload: { appId, merchants: { [merchant.id]: updates } },
  });
  expect(reply.statusCode).toBe(204);
  await runJobs(test);
}

const goodbyes = ({ merchant }: Pick<Person, 'merchant'>) =>
  asSystem(test, {
    text: `select 1 from activity_log l join pos_connections c using (merchant_id)
      where c.pos_merchant_id = $1 and l.event = 'contact-left-provider'`,
    values: [merchant.id],
  });

describe('someone who leaves the merchant', () => {
  it('is signed out, and the merchant is notified once', async () => {
    const person = await aPersonOf('Bistro du Quai');
    await person.leaves();
    await tell(person);
    await tell(person);
    expect(await person.isSignedIn()).toBe(false);
    expect(await goodbyes(person)).toHaveLength(1);
  });

  it('stays while the provider says that they still work there, whatever the news said', async () => {
    const person = await aPersonOf('Cantine des Îles');
    await tell(person);
    expect(await person.isSignedIn()).toBe(true);
  });

  it('is signed out later when the provider cannot be asked now', async () => {
    const person = await aPersonOf('Sushi Saint-Roch');
    await person.leaves();
    await simulator.control('POST /__sim/fault', { fault: 'down', route: 'employees' });
    await tell(person);
    expect(await person.isSignedIn()).toBe(true);
    await tell(person);
    expect(await person.isSignedIn()).toBe(false);
  });

  it('stays when the merchant has to consent again: no one can be asked', async () => {
    const person = await aPersonOf('Buffet de la Gare');
    await asSystem(test, {
      text: `update pos_connections set state = 'needs_reauth', access_token_sealed = null, refresh_token_sealed = null
        where pos_merchant_id = $1`,
      values: [person.merchant.id],
    });
    await tell(person);
    expect(await person.isSignedIn()).toBe(true);
  });

  it('is no one here when they never came', async () => {
    const merchant = simulator.merchant('Crêpes & Cie');
    const [employee] = merchant.employees;
    if (!employee) throw new Error('the employee does not exist');
    await tell({ merchant, employee });
    expect(
      await asSystem(test, { text: 'select 1 from pos_connections where pos_merchant_id = $1', values: [merchant.id] }),
    ).toEqual([]);
  });
});

describe('anyone who has left', () => {
  /** Gives someone a mailbox and a password of their own, as an invitation would. */
  async function aPasswordFor(person: Person): Promise<{ email: string; password: string }> {
    const [email, password] = [`${person.employee.id.toLowerCase()}@comptoir.test`, 'un mot de passe assez long'];
    await asSystem(test, {
      text: 'with a as (update accounts set email = $2, password_hash = $3 where id = $1) update users set email = $2 where id = $1',
      values: [await person.accountId(), email, await hashPassword(password)],
    });
    return { email, password };
  }
  const post = (path: string, payload: object) => test.app.inject({ method: 'POST', url: `/api${path}`, payload });

  it('comes in by no password, old or asked for again, and hears no other answer than anybody', async () => {
    const person = await aPersonOf('Brasserie Chaudière');
    const account = await aPasswordFor(person);
    expect((await post('/login', account)).statusCode).toBe(200);
    await person.leaves();
    await tell(person);
    expect((await post('/login', account)).json()).toMatchObject({ error: { code: 'invalid-credentials' } });
    const [known, unknown] = [
      await post('/reset-password', { email: account.email }),
      await post('/reset-password', { email: 'personne@comptoir.test' }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await runJobs(test);
    expect(test.mailer.mailsTo(account.email)).toEqual([]);
  });

  it('is not helped by a temporary password that was on its way', async () => {
    const person = await aPersonOf('Taverne du Faubourg');
    await aPasswordFor(person);
    await asSystem(test, {
      text: `insert into temporary_passwords (account_id, password_hash, created_at, expires_at)
        values ($1, '\\x00', now(), now() + interval '1 hour')`,
      values: [await person.accountId()],
    });
    await person.leaves();
    await tell(person);
    expect(await asSystem(test, { text: 'select 1 from temporary_passwords' })).toEqual([]);
  });

  it('is let in again by opening the app once they work there again, with the right of their role', async () => {
    const person = await aPersonOf('Crèmerie du Vieux-Port');
    await asSystem(test, {
      text: "update users set merchant_right = 'owner' where id = $1",
      values: [await person.accountId()],
    });
    await aPersonOf('Crèmerie du Vieux-Port', { isOwner: true });
    await person.leaves();
    await tell(person);
    await person.comesBack();
    await tell(person);
    expect(await person.isSignedIn()).toBe(false);
    expect((await person.opensApp()).headers.location).toBe('/dashboard');
    const [row] = await asSystem(test, {
      text: 'select merchant_right as right, suspended_at from users where id = $1',
      values: [await person.accountId()],
    });
    expect(row).toEqual({ right: 'reader', suspended_at: null });
  });

  it('stays out when an administrator has suspended them, whatever the provider says', async () => {
    const person = await aPersonOf('Déjeuner chez Fernande');
    await asSystem(test, {
      text: 'update users set suspended_at = now() where id = $1',
      values: [await person.accountId()],
    });
    await person.leaves();
    await tell(person);
    await person.comesBack();
    expect(errorOf(await person.opensApp())).toBe('pos-sign-in-refused');
  });

  it('stays as long as no one else is an owner, and is out once the new owner is there', async () => {
    const person = await aPersonOf('Traiteur Les Trois Pignons', { isOwner: true });
    const [former, next, ...others] = person.merchant.employees;
    if (!former || !next) throw new Error('the employee does not exist');
    const sold = { ...person.merchant, employees: [{ ...next, isOwner: true }, ...others] };
    await simulator.control('POST /__sim/merchants', [sold]);
    await tell(person);
    expect(await person.isSignedIn()).toBe(true);
    expect(await goodbyes(person)).toHaveLength(0);
    const browser = aBrowser(test);
    await finish(browser, await consentTo(simulator, browser, { merchant: sold, employee: next.id }));
    expect(await person.isSignedIn()).toBe(false);
    expect(await goodbyes(person)).toHaveLength(1);
  });

  it('is out though an owner, when another one is there', async () => {
    const person = await aPersonOf('La Roulotte à Poutine');
    await person.becomes('ADMIN');
    await tell(person);
    await aPersonOf('La Roulotte à Poutine', { isOwner: true });
    await person.leaves();
    await tell(person);
    expect(await person.isSignedIn()).toBe(false);
  });
});

it('anyone who has another role at the provider has the right that follows at once', async () => {
  const person = await aPersonOf('Café Nouvelle-Vague');
  const right = async () =>
    (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(person.token) })).json<{
      merchantRight: string;
    }>().merchantRight;
  expect(await right()).toBe('reader');
  await person.becomes('MANAGER');
  await tell(person);
  expect(await right()).toBe('manager');
});

import type { ContactView } from '@comptoir/contract/people/contacts';
import type { SessionView } from '@comptoir/contract/base/sessions';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, errorOf, finish, start, type Browser } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover, type SimulatedMerchant } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });
afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(() => simulator.stop());

/** Those of a merchant by what they are there; merchants each for one test, so that tests do not meet. */
function staffOf(name: string) {
  const merchant = simulator.merchant(name);
  const [owner, admin, manager, cashier] = merchant.employees;
  if (!owner || !admin || !manager || !cashier) throw new Error(`too few work at ${name}`);
  return { merchant, owner, admin, manager, cashier };
}

const get = async <Reply>(token: string, path: string): Promise<Reply> =>
  (await test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(token) })).json<Reply>();
const sessionOf = (token: string) => get<SessionView>(token, '/session');

/** Consents as someone, comes back with the address changed, and says who is signed in. */
async function arrive(
  of: SimulatedMerchant,
  { employee, change = {}, browser = aBrowser(test) }: { employee: string; change?: object; browser?: Browser },
): Promise<{ session: SessionView; token: string }> {
  const arrival = await consentTo(simulator, browser, { merchant: of, employee });
  for (const [name, value] of Object.entries(change)) arrival.searchParams.set(name, String(value));
  const reply = await finish(browser, arrival);
  expect(reply.headers.location).toBe('/dashboard');
  const token = browser.webToken();
  return { session: await sessionOf(token), token };
}

const nobodyNamed = () => simulator.control('POST /__sim/fault', { fault: 'nobody-named', times: 'always' });

describe('who signs in', () => {
  it('has the right of their role at the provider', async () => {
    const { merchant, owner, admin, manager, cashier } = staffOf('Bistro du Quai');
    const rights = [];
    for (const { id } of [owner, admin, manager, cashier])
      rights.push((await arrive(merchant, { employee: id })).session.merchantRight);
    expect(rights).toEqual(['owner', 'owner', 'manager', 'reader']);
  });

  it('is who was proven when the employee in the return is edited', async () => {
    const { merchant, owner, cashier } = staffOf('Cantine des Îles');
    await arrive(merchant, { employee: owner.id });
    const { session } = await arrive(merchant, { employee: cashier.id, change: { employee_id: owner.id } });
    expect(session).toMatchObject({ name: cashier.name, merchantRight: 'reader' });
  });

  it('is who was proven when the employee in the launch is edited, and the provider returns none', async () => {
    const { merchant, owner, cashier } = staffOf('Sushi Saint-Roch');
    const browser = aBrowser(test);
    const begun = await start(browser, { merchantId: merchant.id, employeeId: owner.id });
    const arrival = await simulator.consent(String(begun.headers.location), { employee: cashier.id });
    arrival.searchParams.delete('employee_id');
    await finish(browser, arrival);
    expect(await sessionOf(browser.webToken())).toMatchObject({
      name: cashier.name,
      merchantRight: 'reader',
    });
  });

  it('is not let in when the provider says that they have left', async () => {
    const { merchant, cashier } = staffOf('Crêpes & Cie');
    const browser = aBrowser(test);
    const arrival = await consentTo(simulator, browser, { merchant, employee: cashier.id });
    const employees = merchant.employees.filter((one) => one !== cashier);
    await simulator.control('POST /__sim/merchants', [{ ...merchant, employees }]);
    expect(errorOf(await finish(browser, arrival))).toBe('pos-sign-in-refused');
  });
});

describe('where the provider does not say who it is', () => {
  it('a person looks, no matter who the address says they are, until an owner confirms them', async () => {
    const { merchant, owner, cashier } = staffOf('Buffet de la Gare');
    const boss = await arrive(merchant, { employee: owner.id });
    await nobodyNamed();
    const browser = aBrowser(test);
    const change = { employee_id: owner.id };
    const stranger = await arrive(merchant, { employee: cashier.id, change, browser });
    expect(stranger.session).toMatchObject({
      name: owner.name,
      merchantRight: 'reader',
      merchantId: boss.session.merchantId,
    });
    expect(stranger.session.email).not.toBe(boss.session.email);
    const { items } = await get<{ items: ContactView[] }>(boss.token, '/contacts');
    const waiting = items.find(({ state }) => state === 'to-confirm');
    expect(waiting).toMatchObject({ name: owner.name, right: 'reader', isProviderOwner: false });
    const confirmed = await test.app.inject({
      method: 'PUT',
      url: `/api/contacts/${waiting?.id}/right`,
      headers: bearer(boss.token),
      payload: { right: 'manager' },
    });
    expect(confirmed.json()).toMatchObject({ state: 'active', right: 'manager' });
    const again = await arrive(merchant, { employee: cashier.id, change, browser });
    expect(again.session).toMatchObject({ email: stranger.session.email, merchantRight: 'manager' });
  });

  it('what was confirmed is of that browser and name alone', async () => {
    const { merchant, owner, manager, cashier } = staffOf('Brasserie Chaudière');
    await arrive(merchant, { employee: owner.id });
    await nobodyNamed();
    const browser = aBrowser(test);
    const first = await arrive(merchant, { employee: manager.id, browser });
    await asSystem(test, {
      text: "update users set merchant_right = 'manager', to_confirm_since = null where email = $1",
      values: [first.session.email],
    });
    const elsewhere = await arrive(merchant, { employee: cashier.id, change: { employee_id: manager.id } });
    expect(elsewhere.session).toMatchObject({ name: manager.name, merchantRight: 'reader' });
    const otherName = await arrive(merchant, { employee: cashier.id, browser });
    expect(otherName.session).toMatchObject({ name: cashier.name, merchantRight: 'reader' });
  });

  it('someone who was refused stays out', async () => {
    const { merchant, owner, cashier } = staffOf('Crèmerie du Vieux-Port');
    const boss = await arrive(merchant, { employee: owner.id });
    await nobodyNamed();
    const browser = aBrowser(test);
    const { session } = await arrive(merchant, { employee: cashier.id, browser });
    const [row] = await asSystem<{ id: string }>(test, {
      text: 'select id from users where email = $1',
      values: [session.email],
    });
    await test.app.inject({ method: 'DELETE', url: `/api/contacts/${row?.id}`, headers: bearer(boss.token) });
    const arrival = await consentTo(simulator, browser, { merchant, employee: cashier.id });
    expect(errorOf(await finish(browser, arrival))).toBe('pos-sign-in-refused');
  });

  it('the owner of a merchant without one is invited by the mail that the provider has, once', async () => {
    const { merchant, owner, cashier } = staffOf('Déjeuner chez Fernande');
    await nobodyNamed();
    for (const { id } of [cashier, cashier, owner]) await arrive(merchant, { employee: id });
    await runJobs(test);
    const mails = test.mailer.mailsTo(owner.email ?? '');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/Comptoir/)]);
    const people = await asSystem(test, {
      text: `select u.merchant_right as right, count(*)::int from users u join pos_connections c using (merchant_id)
        where c.pos_merchant_id = $1 group by 1 order by 1`,
      values: [merchant.id],
    });
    expect(people).toEqual([
      { right: 'owner', count: 1 },
      { right: 'reader', count: 3 },
    ]);
  });
});

describe('the merchant’s owner at the provider', () => {
  it('comes back by signing in from there, also when someone has removed them here', async () => {
    const { merchant, owner } = staffOf('Taverne du Faubourg');
    const { session } = await arrive(merchant, { employee: owner.id });
    await asSystem(test, {
      text: `with a as (delete from accounts where email = $1)
        update users set removed_at = now(), suspended_at = now(), account_id = null, email = id || '@removed.invalid' where email = $1`,
      values: [session.email],
    });
    expect((await arrive(merchant, { employee: owner.id })).session).toMatchObject({
      merchantRight: 'owner',
      email: owner.email,
      merchantId: session.merchantId,
    });
  });

  it('is an owner here whatever their account was before', async () => {
    const { merchant, owner } = staffOf('Traiteur Les Trois Pignons');
    const { session } = await arrive(merchant, { employee: owner.id });
    await asSystem(test, {
      text: "update users set merchant_right = 'reader' where email = $1",
      values: [session.email],
    });
    expect((await arrive(merchant, { employee: owner.id })).session.merchantRight).toBe('owner');
  });
});

describe('a right', () => {
  it('follows the provider when the role there changes, and an owner’s word in between', async () => {
    const { merchant, owner, cashier } = staffOf('Café Nouvelle-Vague');
    const boss = await arrive(merchant, { employee: owner.id });
    const { session } = await arrive(merchant, { employee: cashier.id });
    const [row] = await asSystem<{ id: string }>(test, {
      text: 'select id from users where email = $1',
      values: [session.email],
    });
    const url = `/api/contacts/${row?.id}/right`;
    await test.app.inject({ method: 'PUT', url, headers: bearer(boss.token), payload: { right: 'owner' } });
    expect((await arrive(merchant, { employee: cashier.id })).session.merchantRight).toBe('owner');
    const employees = merchant.employees.map((one) => (one === cashier ? { ...one, role: 'MANAGER' } : one));
    await simulator.control('POST /__sim/merchants', [{ ...merchant, employees }]);
    expect((await arrive(merchant, { employee: cashier.id })).session.merchantRight).toBe('manager');
  });

  it('of the only owner there was before the provider was asked stays', async () => {
    const { merchant, cashier } = staffOf('La Roulotte à Poutine');
    const { id: merchantId } = await aMerchant(test);
    const person = await aUser(test, { role: 'merchant', merchantId });
    await asSystem(test, {
      text: `insert into pos_connections (merchant_id, provider, pos_merchant_id, state)
        values ($1, 'Clover', $2, 'not_connected')`,
      values: [merchantId, merchant.id],
    });
    await asSystem(test, {
      text: `insert into pos_identities (merchant_id, provider, pos_employee_id, user_id) values ($1, 'Clover', $2, $3)`,
      values: [merchantId, cashier.id, person.id],
    });
    expect((await arrive(merchant, { employee: cashier.id })).session).toMatchObject({
      email: person.email,
      merchantRight: 'owner',
    });
  });
});

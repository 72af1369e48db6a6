import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, bearer } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, errorOf, finish, start, type Choice, HAND_OVER } from '../../../../test/pos-browser.ts';
import { SITE_URL, startSimulatedClover, type SimulatedMerchant } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });
afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(() => simulator.stop());

const sessionOf = async (token: string) =>
  (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) })).json<{
    email: string;
    name: string;
    merchantId: string;
    role: string;
    merchantRight: string;
  }>();

const merchantsOf = (posMerchantId: string) =>
  asSystem<{ id: string; state: string }>(test, {
    text: `select c.merchant_id as id, c.state from pos_connections c join merchants m on m.id = c.merchant_id
      where c.pos_merchant_id = $1`,
    values: [posMerchantId],
  });

/** Merchants of the simulator, each for one test, so that tests do not meet. */
const merchant = (name: string) => simulator.merchant(name);

async function signIn(of: SimulatedMerchant, choice: Choice = {}) {
  const browser = aBrowser(test);
  const reply = await finish(browser, await consentTo(simulator, browser, { merchant: of, ...choice }));
  return { browser, reply, webToken: browser.webToken() };
}

/** Says that a merchant of the portal is one of the provider's, as the demo world does. */
const knowAs = (known: SimulatedMerchant, merchantId: string) =>
  asSystem(test, {
    text: "insert into pos_connections (merchant_id, provider, pos_merchant_id, state) values ($1, 'Clover', $2, 'not_connected')",
    values: [merchantId, known.id],
  });

describe('a first arrival', () => {
  it('makes the merchant from what the provider knows, and signs in the person', async () => {
    const mado = merchant('Bar Laitier Chez Mado');
    const { reply, webToken, browser } = await signIn(mado);
    expect(reply.headers.location).toBe('/dashboard');
    expect(reply.headers['cache-control']).toBe('no-store');
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    const tokenCookie = cookies.find((cookie) => cookie.startsWith(`webToken=${HAND_OVER}.`));
    expect(tokenCookie).toMatch(/; Max-Age=60; Path=\/; SameSite=Lax$/);
    expect(browser.jar['posSignIn']).toBe('');
    const session = await sessionOf(webToken);
    expect(session).toMatchObject({ email: 'mado@barlaitier.test', name: 'Madeleine Tremblay', role: 'merchant' });
    const view = await test.app.inject({
      method: 'GET',
      url: `/api/merchant/${session.merchantId}`,
      headers: bearer(webToken),
    });
    expect(view.json()).toMatchObject({
      subscriptionCompleted: false,
      company_name: 'Bar Laitier Chez Mado',
      civic_number: '101',
      address: 'rue Principale',
      city: 'Saint-Sauveur',
      postal_code: 'J0R1R0',
      area_code: '450',
      phone_number: '5550177',
      time_zone: 'America/Montreal',
      partnerId: null,
    });
    const [stored] = await asSystem(test, {
      text: 'select contact_email, language from merchants where id = $1',
      values: [session.merchantId],
    });
    expect(stored).toEqual({ contact_email: 'mado@barlaitier.test', language: 'fr' });
    const lines = await asSystem(test, {
      text: 'select event, facts from activity_log where merchant_id = $1 order by occurred_at, id',
      values: [session.merchantId],
    });
    expect(lines).toEqual([
      { event: 'provider-connected', facts: { provider: 'Clover' } },
      { event: 'signed-in', facts: { email: 'mado@barlaitier.test' } },
    ]);
  });

  it('takes the time zone of the islands', async () => {
    const { webToken } = await signIn(merchant('Cantine des Îles'));
    const { merchantId } = await sessionOf(webToken);
    const [row] = await asSystem(test, { text: 'select time_zone from merchants where id = $1', values: [merchantId] });
    expect(row).toEqual({ time_zone: 'America/Halifax' });
  });

  it('makes one merchant when two arrive at the same moment', async () => {
    const sushi = merchant('Sushi Saint-Roch');
    const three = [aBrowser(test), aBrowser(test), aBrowser(test)];
    const arrivals = await Promise.all(
      three.map((browser, index) =>
        consentTo(simulator, browser, { merchant: sushi, employee: sushi.employees[index]?.id ?? '' }),
      ),
    );
    const replies = await Promise.all(
      three.map((browser, index) => finish(browser, arrivals[index] ?? new URL('http://none'))),
    );
    expect(replies.map(({ headers }) => headers.location)).toEqual(['/dashboard', '/dashboard', '/dashboard']);
    const sessions = await Promise.all(three.map(({ webToken }) => sessionOf(webToken())));
    expect(new Set(sessions.map(({ merchantId }) => merchantId)).size).toBe(1);
    expect(await merchantsOf(sushi.id)).toHaveLength(1);
    expect(
      await asSystem(test, { text: "select id from merchants where company_name = 'Sushi Saint-Roch'" }),
    ).toHaveLength(1);
  });

  it('reads a launch in either spelling', async () => {
    for (const names of [
      ['merchantId', 'employeeId', 'clientId'],
      ['merchant_id', 'employee_id', 'client_id'],
    ] as const) {
      const gare = merchant('Buffet de la Gare');
      const values = [gare.id, gare.employees[0]?.id ?? '', simulator.settings.clientId];
      const begun = await start(
        aBrowser(test),
        Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
      );
      expect(begun.statusCode).toBe(302);
      expect(new URL(String(begun.headers.location)).searchParams.get('merchant_id')).toBe(gare.id);
    }
  });
});

describe('someone who comes again', () => {
  it('is the same person of the same merchant', async () => {
    const gare = merchant('Buffet de la Gare');
    const [first, second] = [await signIn(gare), await signIn(gare)];
    expect(await sessionOf(second.webToken)).toMatchObject({
      merchantId: (await sessionOf(first.webToken)).merchantId,
      email: (await sessionOf(first.webToken)).email,
    });
  });

  it('is the portal’s own account with their email at the same merchant, and keeps its name', async () => {
    const traiteur = merchant('Traiteur Les Trois Pignons');
    const { id } = await aMerchant(test);
    await knowAs(traiteur, id);
    await asSystem(test, {
      text: "insert into users (id, account_id, email, name, role, merchant_id, merchant_right) values ($1, account_of('traiteur@comptoir.test', $1, true), 'traiteur@comptoir.test', 'Élise P.', 'merchant', $2, 'reader')",
      values: [uuid(), id],
    });
    const { webToken } = await signIn(traiteur);
    expect(await sessionOf(webToken)).toMatchObject({
      email: 'traiteur@comptoir.test',
      name: 'Élise P.',
      merchantId: id,
    });
  });

  it('is never the account of someone else with the same email', async () => {
    const crepes = merchant('Crêpes & Cie');
    const foreign = await aMerchant(test);
    await asSystem(test, {
      text: "insert into users (id, account_id, email, name, role, merchant_id, merchant_right) values ($1, account_of('bonjour@crepesetcie.test', $1, true), 'bonjour@crepesetcie.test', 'Other', 'merchant', $2, 'owner')",
      values: [uuid(), foreign.id],
    });
    const { webToken } = await signIn(crepes);
    const session = await sessionOf(webToken);
    expect(session.email).toMatch(/@clover\.invalid$/);
    expect(session.merchantId).not.toBe(foreign.id);
    expect((await sessionOf((await signIn(crepes)).webToken)).email).toBe(session.email);
  });

  it('has an address that no mail reaches when the provider knows none', async () => {
    const gare = merchant('Buffet de la Gare');
    const employee = gare.employees.find(({ email }) => !email);
    const { webToken } = await signIn(gare, { employee: employee?.id ?? '' });
    expect(await sessionOf(webToken)).toMatchObject({
      email: expect.stringMatching(/@clover\.invalid$/),
      name: employee?.name,
    });
  });

  it('is someone new once their account belongs to another merchant', async () => {
    const fernande = merchant('Déjeuner chez Fernande');
    const first = await sessionOf((await signIn(fernande)).webToken);
    const elsewhere = await aMerchant(test);
    await asSystem(test, {
      text: 'update users set merchant_id = $2 where email = $1',
      values: [first.email, elsewhere.id],
    });
    const second = await sessionOf((await signIn(fernande)).webToken);
    expect(second.merchantId).toBe(first.merchantId);
    expect(second.email).not.toBe(first.email);
  });

  it('is refused while suspended', async () => {
    const brasserie = merchant('Brasserie Chaudière');
    const { email } = await sessionOf((await signIn(brasserie)).webToken);
    await asSystem(test, { text: 'update users set suspended_at = now() where email = $1', values: [email] });
    const { reply, webToken } = await signIn(brasserie);
    expect(errorOf(reply)).toBe('pos-sign-in-refused');
    expect(webToken).toBe('');
  });

  it('does not slip past a second factor, and yet connects the merchant', async () => {
    const taverne = merchant('Taverne du Faubourg');
    const { email } = await sessionOf((await signIn(taverne)).webToken);
    await asSystem(test, { text: 'update accounts set totp_set_at = now() where email = $1', values: [email] });
    await asSystem(test, {
      text: `update pos_connections set state = 'needs_reauth', access_token_sealed = null, refresh_token_sealed = null
        where pos_merchant_id = $1`,
      values: [taverne.id],
    });
    const { reply, webToken } = await signIn(taverne);
    expect(errorOf(reply)).toBe('second-factor-required');
    expect(webToken).toBe('');
    expect(await merchantsOf(taverne.id)).toMatchObject([{ state: 'connected' }]);
  });
});

describe('an account with the email of someone at the provider', () => {
  it.each([
    ['La Roulotte à Poutine', 'owner', 'EMPLOYEE', 'reader'],
    ['Sushi Saint-Roch', 'accountant', 'MANAGER', 'manager'],
  ] as const)('is not theirs when it may what they may not there (%s: %s)', async (name, right, role, given) => {
    const taverne = merchant(name);
    const { merchantId, email: ownerEmail } = await sessionOf((await signIn(taverne)).webToken);
    const cashier = taverne.employees.find(({ isOwner }) => !isOwner);
    await simulator.control('POST /__sim/merchants', [
      {
        ...taverne,
        employees: taverne.employees.map((one) =>
          one === cashier ? { ...one, role, email: `patronne@${right}.test` } : one,
        ),
      },
    ]);
    await asSystem(test, {
      text: `insert into users (id, account_id, email, name, role, merchant_id, merchant_right)
        values ($1, account_of($3, $1, true), $3, 'Patronne', 'merchant', $2, $4)`,
      values: [uuid(), merchantId, `patronne@${right}.test`, right],
    });
    const session = await sessionOf((await signIn(taverne, { employee: cashier?.id ?? '' })).webToken);
    expect(session).toMatchObject({ email: expect.stringMatching(/@clover\.invalid$/), merchantRight: given });
    expect(session.email).not.toBe(ownerEmail);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import type { SessionView } from '@comptoir/contract/base/sessions';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, finish } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });
afterAll(() => simulator.stop());

const session = async (token: string) => {
  const reply = await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) });
  return reply.json<SessionView & { error?: { code: string } }>();
};

/** An accountant elsewhere, whose address the provider has for somebody of one of its merchants, of each test another. */
async function aKnownPerson(name: string, { isOwner = false } = {}) {
  const elsewhere = await aMerchant(test);
  const known = await aUser(test, { role: 'merchant', merchantId: elsewhere.id, right: 'accountant' });
  const base = simulator.merchant(name);
  const who = base.employees.findLast((one) => one.isOwner === isOwner);
  if (!who) throw new Error('the employee does not exist');
  const employees = base.employees.map((one) => (one === who ? { ...one, email: known.email.toUpperCase() } : one));
  const merchant = { ...base, employees };
  await simulator.control('POST /__sim/merchants', [merchant]);
  const arrive = async () => {
    const browser = aBrowser(test);
    await finish(browser, await consentTo(simulator, browser, { merchant, employee: who.id }));
    return browser.webToken();
  };
  return { elsewhere, known, merchant, who, arrive, token: await arrive() };
}

const join = async (token: string, { email, password }: { email: string; password: string }) => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/memberships/joining',
    headers: bearer(token),
    payload: { other: { email, password }, keep: 'this' },
  });
  return reply.json<{ webToken: string; error?: { code: string } }>();
};

describe('a person whom the provider names by the address of an account here', () => {
  it('is told of it and gets nothing of it by the provider’s word alone', async () => {
    const { known, elsewhere, token } = await aKnownPerson('Bistro du Quai');
    const seen = await session(token);
    expect(seen).toMatchObject({ joinable: known.email, otherPlaces: 0 });
    expect(seen.email).toMatch(/\.invalid$/);
    expect(seen.merchantId).not.toBe(elsewhere.id);
    expect((await session(known.token)).otherPlaces).toBe(0);
  });

  it('has both places with one account once they have proven it, and comes there by either way', async () => {
    const { known, elsewhere, token, arrive } = await aKnownPerson('Café Nouvelle-Vague', { isOwner: true });
    const { merchantId } = await session(token);
    expect((await join(token, { email: known.email, password: 'a wrong one' })).error?.code).toBe(
      'invalid-credentials',
    );
    const { webToken } = await join(token, known);
    expect(await session(webToken)).toMatchObject({ email: known.email, merchantId, otherPlaces: 1, joinable: null });
    expect((await session(known.token)).merchantId).toBe(elsewhere.id);
    const again = await session(await arrive());
    expect(again).toMatchObject({ email: known.email, merchantId, merchantRight: 'owner', joinable: null });
    // what they have proven by their password opens the other place as well
    const switched = await test.app.inject({
      method: 'POST',
      url: '/api/session/merchant',
      headers: bearer(webToken),
      payload: { merchantId: elsewhere.id },
    });
    expect(switched.statusCode).toBe(200);
  });

  it('joins no other account, whose password they know', async () => {
    const { token } = await aKnownPerson('Cantine des Îles');
    const stranger = await aUser(test, { role: 'merchant', merchantId: (await aMerchant(test)).id });
    expect((await join(token, stranger)).error?.code).toBe('password-sign-in-required');
  });

  it('is told of no account that is suspended', async () => {
    const { known, token } = await aKnownPerson('Sushi Saint-Roch');
    await asSystem(test, { text: 'update users set suspended_at = now() where id = $1', values: [known.id] });
    expect((await session(token)).joinable).toBeNull();
    expect((await join(token, known)).error?.code).toBe('invalid-credentials');
  });

  it('loses that place alone when the provider dismisses them', async () => {
    const { known, elsewhere, merchant, who, token } = await aKnownPerson('Buffet de la Gare');
    const { webToken } = await join(token, known);
    await simulator.control('POST /__sim/merchants', [
      {
        ...merchant,
        employees: merchant.employees.map((one) => (one.id === who.id ? { ...one, deletedTime: Date.now() } : one)),
      },
    ]);
    const { clientId: appId, webhookAuthCode } = simulator.settings;
    await test.app.inject({
      method: 'POST',
      url: '/api/webhooks/clover',
      headers: { 'x-clover-auth': webhookAuthCode },
      payload: { appId, merchants: { [merchant.id]: [{ objectId: `E:${who.id}`, type: 'DELETE', ts: Date.now() }] } },
    });
    await runJobs(test);
    expect((await session(webToken)).error?.code).toBe('session-ended');
    expect(await session(known.token)).toMatchObject({ merchantId: elsewhere.id, merchantRight: 'accountant' });
    const { email, password } = known;
    const login = await test.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    expect((await session(login.json<{ webToken: string }>().webToken)).merchantId).toBe(elsewhere.id);
  });
});

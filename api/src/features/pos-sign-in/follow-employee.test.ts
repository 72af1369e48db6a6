import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { asSystem, bearer } from '../../../test/factories/merchants.ts';
import { aBrowser, consentTo, finish } from '../../../test/pos-browser.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover } from '../../../test/simulated-clover.ts';
import { useTestApp } from '../../../test/test-app.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: simulator.settings } });

afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(() => simulator.stop());

/** Somebody who signs in from the provider, of a merchant of their own for each test. */
async function aPersonOf(name: string) {
  const merchant = simulator.merchant(name);
  const employee = merchant.employees.find(({ isOwner }) => !isOwner);
  if (!employee) throw new Error('nobody works there');
  const browser = aBrowser(test);
  await finish(browser, await consentTo(simulator, browser, { merchant, employee: employee.id }));
  const token = browser.jar['webToken'] ?? '';
  return {
    merchant,
    employee,
    isSignedIn: async () =>
      (await test.app.inject({ method: 'GET', url: '/api/session', headers: bearer(token) })).statusCode === 200,
    leaves: () =>
      simulator.control('POST /__sim/merchants', [
        {
          ...merchant,
          employees: merchant.employees.map((one) => (one === employee ? { ...one, deletedTime: Date.now() } : one)),
        },
      ]),
  };
}

type Person = Awaited<ReturnType<typeof aPersonOf>>;

async function tell({ merchant, employee }: Person): Promise<void> {
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

const goodbyes = ({ merchant }: Person) =>
  asSystem(test, {
    text: `select 1 from activity_log l join pos_connections c using (merchant_id)
      where c.pos_merchant_id = $1 and l.event = 'signed-out-everywhere'`,
    values: [merchant.id],
  });

describe('somebody who leaves the merchant', () => {
  it('is signed out, and the merchant is told once', async () => {
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

  it('stays when the merchant has to consent anew: nobody can be asked', async () => {
    const person = await aPersonOf('Buffet de la Gare');
    await asSystem(test, {
      text: `update pos_connections set state = 'needs_reauth', access_token_sealed = null, refresh_token_sealed = null
        where pos_merchant_id = $1`,
      values: [person.merchant.id],
    });
    await tell(person);
    expect(await person.isSignedIn()).toBe(true);
  });

  it('is nobody here when they never came', async () => {
    const merchant = simulator.merchant('Crêpes & Cie');
    const [employee] = merchant.employees;
    if (!employee) throw new Error('nobody works there');
    await tell({ merchant, employee, isSignedIn: async () => false, leaves: async () => null });
    expect(
      await asSystem(test, { text: 'select 1 from pos_connections where pos_merchant_id = $1', values: [merchant.id] }),
    ).toEqual([]);
  });
});

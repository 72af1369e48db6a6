import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aBrowser, consentTo, finish } from '../../../../test/pos-browser.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { SITE_URL, startSimulatedClover, type SimulatedMerchant } from '../../../../test/simulated-clover.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { readProviderData } from './read-provider-data.ts';

const simulator = await startSimulatedClover();
const test = useTestApp({ config: { publicUrl: SITE_URL, provider: { ...simulator.settings, timeoutMs: 2000 } } });

interface Item {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}
interface AtProvider extends SimulatedMerchant {
  readonly items: readonly Item[];
}
let bistro: AtProvider;
let merchantId: string;
let token: string;

beforeAll(async () => {
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  await simulator.control('POST /__sim/config', { webhookUrl: `${url}/api/webhooks/clover` });
  bistro = simulator.merchant('Bistro du Quai') as AtProvider;
  const browser = aBrowser(test);
  await finish(browser, await consentTo(simulator, browser, { merchant: bistro }));
  const [row] = await asSystem<{ id: string }>(test, {
    text: 'select merchant_id as id from pos_connections where pos_merchant_id = $1',
    values: [bistro.id],
  });
  merchantId = row?.id ?? '';
  ({ token } = await aUser(test, { role: 'merchant', merchantId, right: 'manager' }));
  await runJobs(test);
});
afterEach(() => simulator.control('DELETE /__sim/fault'));
afterAll(() => simulator.stop());

async function call<Body>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Body> {
  const url = `/api/menu${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(token), ...(payload ? { payload } : {}) });
  return reply.json<Body>();
}
const items = async () =>
  (await call<{ entries: MenuEntryView[] }>('GET', '')).entries.flatMap((entry) =>
    entry.kind === 'item' ? [entry] : [],
  );
/** At the provider from now on, and told of. */
async function change(given: readonly Item[], object = `I:${given[0]?.id}`): Promise<void> {
  await simulator.control('POST /__sim/merchants', [{ ...bistro, isInstalled: true, items: given }]);
  const updates = [{ merchant: bistro.id, object, type: 'UPDATE' }];
  await simulator.control('POST /__sim/webhook/fire', { updates });
}
const read = (): Promise<void> => {
  const { provider, ...deps } = test.dependencies;
  if (!provider) throw new Error('no provider');
  return readProviderData({ ...deps, provider }, { merchantId, kind: 'inventory' });
};
const failure = async () =>
  (
    await asSystem<{ failure: string | null }>(test, {
      text: `select failure from pos_reads where merchant_id = $1 and kind = 'inventory'`,
      values: [merchantId],
    })
  )[0]?.failure;

it('comes to the menu with categories and modifiers, and is followed at each word of the provider', async () => {
  const first = await call<ProviderReport>('POST', '/provider/check', { classes: [] });
  expect(first).toMatchObject({ counts: { added: 6, refused: 6 } });
  expect(first.asked.map(({ category }) => category)).toEqual(['Plats', 'Entrées', 'Desserts', 'Boissons', 'Bar']);
  const classes = first.asked.map(({ key, category }) => {
    return { key, taxClass: category === 'Bar' ? 'beer-wine-cider' : 'meal' };
  });
  await call('POST', '/provider', { classes, version: first.version });
  expect(await items()).toHaveLength(6);
  expect((await items())[0]).toMatchObject({ code: 'burger-fume', category: 'plats', groups: ['garnitures'] });

  const [burger, ...others] = bistro.items;
  if (!burger) throw new Error('no burger');
  await change([{ ...burger, name: 'Burger de la maison', price: 1700 }, ...others]);
  await runJobs(test);
  expect((await items())[0]).toMatchObject({ code: 'burger-fume', name: { fr: 'Burger de la maison' } });
  await change(others, `I:${burger.id}`);
  await runJobs(test);
  expect(await items()).toHaveLength(5);
});

it('is whole or not at all: a provider that fails between two lists, or is too busy, changes nothing', async () => {
  const before = await items();
  await simulator.control('POST /__sim/merchants', [{ ...bistro, isInstalled: true, items: [] }]);
  for (const [route, fault] of [
    ['items', { fault: 'status', value: 500 }],
    ['modifier_groups', { fault: 'malformed' }],
    ['items', { fault: 'drop' }],
  ] as const) {
    await simulator.control('POST /__sim/fault', { ...fault, route });
    await expect(read()).rejects.toThrow(/inventory cannot be read/);
    expect(await failure()).toBe('unavailable');
  }
  // a 429 is met with patience
  await simulator.control('POST /__sim/fault', { fault: 'status', value: 429, route: 'items' });
  await read();
  expect(await failure()).toBe(null);
  await runJobs(test);
  expect(await items()).toEqual(before);
});

it('says that it is refused where the app may not read it', async () => {
  await simulator.control('POST /__sim/config', { permissions: ['MERCHANT_R', 'EMPLOYEES_R'] });
  await simulator.control('POST /__sim/config', { missingPermissionStatus: 403 });
  await read();
  expect(await failure()).toBe('refused');
});

it('is read over pages, and no further than shows that it is beyond a menu', async () => {
  await simulator.control('POST /__sim/config', { permissions: ['MERCHANT_R', 'EMPLOYEES_R', 'INVENTORY_R'] });
  const [burger] = bistro.items;
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...burger,
      id: `T${String(at).padStart(12, '0')}`,
      name: `Plat ${at}`,
    }));
  await simulator.control('POST /__sim/merchants', [{ ...bistro, isInstalled: true, items: many(1001) }]);
  await read();
  const kept = () =>
    asSystem<{ count: number }>(test, {
      text: `select jsonb_array_length(inventory -> 'items') as count from menu_inventories where merchant_id = $1`,
      values: [merchantId],
    });
  expect(await kept()).toEqual([{ count: 1001 }]);
  await simulator.control('POST /__sim/merchants', [{ ...bistro, isInstalled: true, items: many(7000) }]);
  await read();
  expect(await kept()).toEqual([{ count: 5001 }]);
});

import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import type { ProviderInventory, ProviderItem } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { keepInventory } from './keep-inventory.ts';
import { followInventory } from './take-provider-menu.ts';

const test = useTestApp();
let merchantId: string;
let token: string;

beforeEach(async () => {
  merchantId = (await aMerchant(test)).id;
  ({ token } = await aUser(test, { role: 'merchant', merchantId, right: 'manager' }));
});

const BOTH = [500_000, 997_500];
const CLASSES = [{ key: 'C1:500000+997500', taxClass: 'meal' }];
const item = (id: string, name: string, given: Partial<ProviderItem> = {}): ProviderItem => {
  const rest = { cents: 1000, isByUnit: false, isOut: false, category: 'C1', groups: [], rates: BOTH };
  return { id, name, ...rest, ...given };
};
const inventory = (...items: ProviderItem[]): ProviderInventory => ({
  categories: [{ id: 'C1', name: 'Plats' }],
  groups: [],
  items,
});

/** Inventory as a reading at the provider leaves it. */
const read = (...items: ProviderItem[]): Promise<void> =>
  test.dependencies.database.transaction({ role: 'system' }, (tx) =>
    keepInventory(tx, { merchantId, readAt: new Date() }, inventory(...items)),
  );
interface Reply<Body> {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Body;
}
async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Reply<Body>> {
  const url = `/api/menu${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(token), ...(payload ? { payload } : {}) });
  const body = reply.body === '' ? null : reply.json<Body & { error?: { code: string } }>();
  return { status: reply.statusCode, code: body?.error?.code, body: body as Body };
}
const check = async (classes: object = CLASSES) =>
  (await call<ProviderReport>('POST', '/provider/check', { classes })).body;
const take = (version: string, classes: object = CLASSES) =>
  call<ProviderReport>('POST', '/provider', { classes, version });
const items = async () => {
  const { entries } = (await call<{ entries: MenuEntryView[] }>('GET', '')).body;
  return entries.flatMap((entry) => (entry.kind === 'item' ? [entry] : []));
};
const names = async () => (await items()).map(({ code, name }) => `${code} ${name.fr}`);
const events = () =>
  asSystem<{ event: string }>(test, {
    text: `select event from activity_log where merchant_id = $1 and event like 'menu-provider-%' order by occurred_at`,
    values: [merchantId],
  });
async function followed(...given: ProviderItem[]): Promise<void> {
  await read(...given);
  await take((await check()).version);
}

describe('the provider’s inventory', () => {
  it('is unread at first, then shown against the menu without writing anything', async () => {
    expect(await check()).toMatchObject({ readAt: null, isFollowed: false, lines: [] });
    await read(item('I1', 'Soupe'), item('I2', 'Fromage', { isByUnit: true }));
    const report = await check([]);
    expect(report).toMatchObject({
      counts: { added: 1, refused: 2 },
      asked: [{ key: 'C1:500000+997500', category: 'Plats', items: 1, taxClass: null }],
    });
    expect(report.lines.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'Plats null',
      'Soupe class-unknown',
      'Fromage priced-by-unit',
    ]);
    expect((await check()).asked).toMatchObject([{ taxClass: 'meal' }]);
    expect(await items()).toEqual([]);
  });

  it('is taken as it was checked, once: as one version, with those out of stock', async () => {
    await read(item('I1', 'Soupe'), item('I2', 'Tarte', { isOut: true }));
    const { version } = await check();
    const taken = await take(version);
    expect(taken.body).toMatchObject({ isFollowed: true, counts: { added: 3 } });
    expect(await items()).toMatchObject([
      { code: 'soupe', category: 'plats', taxClass: 'meal', isOut: false, prices: [{ cents: 1000 }] },
      { code: 'tarte', isOut: true },
    ]);
    expect(await take(version)).toMatchObject({ status: 409, code: 'menu-changed-meanwhile' });
    const again = await check();
    expect(again).toMatchObject({ isFollowed: true, asked: [], lines: [] });
    expect(again.version).toMatch(/^1-/);
    expect(await events()).toEqual([{ event: 'menu-provider-taken' }]);
  });

  it('is not taken when the menu or the inventory has changed since the check', async () => {
    await read(item('I1', 'Soupe'));
    const { version } = await check();
    await read(item('I1', 'Soupe'), item('I2', 'Tarte'));
    expect(await take(version)).toMatchObject({ code: 'menu-changed-meanwhile' });
    const next = await check();
    const content = { kind: 'category', name: { fr: 'Bar', en: 'Bar' } };
    await call('PUT', '/entries/category/bar', { revision: null, content });
    expect(await take(next.version)).toMatchObject({ code: 'menu-changed-meanwhile' });
    expect(await items()).toEqual([]);
  });

  it('is refused whole when a menu cannot hold it', async () => {
    await read(...Array.from({ length: 5001 }, (_, at) => item(`I${at}`, `Plat ${at}`)));
    expect(await call('POST', '/provider/check', { classes: [] })).toMatchObject({ code: 'menu-full' });
    expect(await take('0.000000000000')).toMatchObject({ code: 'menu-changed-meanwhile' });
  });

  it('is followed by a job when it changes: renamed, repriced, out of stock and gone, in one version', async () => {
    await followed(item('I1', 'Soupe'), item('I2', 'Tarte'), item('I3', 'Café'));
    await read(item('I1', 'Potage', { cents: 1200 }), item('I3', 'Café', { isOut: true }), item('I4', 'Thé'));
    await runJobs(test);
    expect(await names()).toEqual(['soupe Potage', 'cafe Café', 'the Thé']);
    expect(await items()).toMatchObject([{ prices: [{}] }, { isOut: true }, { taxClass: 'meal' }]);
    const { body } = await call<{ version: string }>('GET', '');
    expect(body.version).toMatch(/^2-/);
    expect(await events()).toEqual([{ event: 'menu-provider-taken' }, { event: 'menu-provider-followed' }]);
    await followInventory(test.dependencies, merchantId);
    expect((await call<{ version: string }>('GET', '')).body.version).toBe(body.version);
  });

  it('leaves what a person changed here, and tells so at the next check', async () => {
    await followed(item('I1', 'Soupe'));
    const [soup] = await items();
    if (!soup) throw new Error('no soup');
    const { code: _, place: _place, isOut: _isOut, revision, ...content } = soup;
    await call('PUT', '/entries/item/soupe', {
      revision,
      content: { ...content, prices: [{ from: null, cents: 900 }] },
    });
    await read(item('I1', 'Potage', { cents: 1500 }));
    await runJobs(test);
    expect(await items()).toMatchObject([{ name: { fr: 'Potage' }, prices: [{ from: null, cents: 900 }] }]);
    expect((await check()).lines).toMatchObject([{ code: 'soupe', outcome: 'kept', kept: ['price'] }]);
  });

  it('does not bring an item whose class no one has said, until someone does', async () => {
    await followed(item('I1', 'Soupe'));
    await read(item('I1', 'Soupe'), item('I2', 'Pain', { category: null, rates: [] }));
    await runJobs(test);
    expect(await names()).toEqual(['soupe Soupe']);
    const said = [{ key: ':', taxClass: 'zero-rated' }];
    await take((await check(said)).version, said);
    expect(await names()).toEqual(['soupe Soupe', 'pain Pain']);
  });

  it('is followed no more once it was left; what it brought stays, and comes again as what it is', async () => {
    await followed(item('I1', 'Soupe'));
    expect(await call('DELETE', '/provider')).toMatchObject({ status: 204 });
    await call('DELETE', '/provider');
    await read(item('I1', 'Soupe', { cents: 1 }), item('I2', 'Tarte'));
    await runJobs(test);
    await followInventory(test.dependencies, merchantId);
    expect(await items()).toMatchObject([{ code: 'soupe', prices: [{ cents: 1000 }] }]);
    expect(await events()).toEqual([{ event: 'menu-provider-taken' }, { event: 'menu-provider-left' }]);
    expect((await check()).lines).toMatchObject([{ code: 'soupe', outcome: 'kept' }, { code: 'tarte' }]);
  });
});

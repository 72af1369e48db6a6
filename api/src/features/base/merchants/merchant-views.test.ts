import type { MerchantListView } from '@comptoir/contract/base/merchant-views';
import type { MerchantSelection } from '@comptoir/contract/base/selections';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { merchantTasks } from './merchants.jobs.ts';

const test = useTestApp();

let tokens: Readonly<Record<'admin' | 'colleague' | 'partner' | 'other', string>>;
let partnerId: string;

beforeAll(async () => {
  partnerId = await aPartner(test);
  tokens = {
    admin: (await aUser(test, { role: 'admin' })).token,
    colleague: (await aUser(test, { role: 'admin' })).token,
    partner: (await aUser(test, { role: 'partner', partnerId })).token,
    other: (await aUser(test, { role: 'partner', partnerId: await aPartner(test) })).token,
  };
});

type Caller = keyof typeof tokens;

const send = (caller: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({ method, url: `/api${path}`, headers: bearer(tokens[caller]), ...(payload ? { payload } : {}) });

const aView = (given: object = {}) => ({
  name: uuid(),
  wanted: { payments: ['past-due'], noBillFor: 30 },
  sort: '-lastBill',
  columns: ['city', 'payment'],
  isShared: false,
  isDefault: false,
  ...given,
});

async function keep(caller: Caller, given: object = {}): Promise<MerchantListView> {
  const reply = await send(caller, 'POST', '/merchant-views', aView(given));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<MerchantListView>();
}

const listOf = async (caller: Caller): Promise<MerchantListView[]> =>
  (await send(caller, 'GET', '/merchant-views')).json<{ items: MerchantListView[] }>().items;

const named = async (caller: Caller, id: string): Promise<MerchantListView | undefined> =>
  (await listOf(caller)).find((view) => view.id === id);

describe('a view', () => {
  it('is kept as it was said, for who kept it alone', async () => {
    const view = await keep('admin');
    expect(await named('admin', view.id)).toEqual({ ...view, isOwn: true, dropped: [] });
    expect(view).toMatchObject({ wanted: { payments: ['past-due'], noBillFor: 30 }, sort: '-lastBill' });
    for (const caller of ['colleague', 'partner', 'other'] as const)
      expect(await named(caller, view.id)).toBeUndefined();
  });

  it('that is shared is every administrator’s to open, and to no one else’s', async () => {
    const view = await keep('admin', { isShared: true });
    expect(await named('colleague', view.id)).toMatchObject({ isOwn: false });
    expect(await named('partner', view.id)).toBeUndefined();
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await send('colleague', method, `/merchant-views/${view.id}`, method === 'PUT' ? aView() : undefined))
          .statusCode,
      ).toBe(404);
  });

  it('of a partner is its own person’s, and never shared', async () => {
    const refused = await send('partner', 'POST', '/merchant-views', aView({ isShared: true }));
    expect(refused.json()).toMatchObject({ error: { code: 'forbidden' } });
    const view = await keep('partner');
    expect(await named('partner', view.id)).toBeDefined();
    expect(await named('other', view.id)).toBeUndefined();
    expect(await named('admin', view.id)).toBeUndefined();
  });

  it('never takes the place of another by its name', async () => {
    const view = await keep('admin', { name: 'À relancer' });
    const again = await send('admin', 'POST', '/merchant-views', aView({ name: 'a RELANCER', wanted: {} }));
    expect(again.json()).toMatchObject({ error: { code: 'view-name-taken', fields: [{ path: 'name' }] } });
    const other = await keep('admin');
    const renamed = await send('admin', 'PUT', `/merchant-views/${other.id}`, aView({ name: 'À RELANCER' }));
    expect(renamed.statusCode).toBe(409);
    expect((await named('admin', view.id))?.wanted).toEqual({ payments: ['past-due'], noBillFor: 30 });
    expect((await send('admin', 'PUT', `/merchant-views/${view.id}`, aView({ name: 'À relancer' }))).statusCode).toBe(
      200,
    );
  });

  it('opens the list in the place of the one that did', async () => {
    const first = await keep('admin', { isDefault: true });
    const second = await keep('admin', { isDefault: true });
    expect((await named('admin', first.id))?.isDefault).toBe(false);
    expect((await named('admin', second.id))?.isDefault).toBe(true);
  });

  it('that names what is gone still opens, and says what it asks no more', async () => {
    const view = await keep('admin');
    await asSystem(test, {
      text: `update merchant_views set wanted = '{"payments": ["past-due"], "region": ["Lévis"], "states": ["asleep"]}',
        sort = 'region', columns = '{city,region}' where id = $1`,
      values: [view.id],
    });
    expect(await named('admin', view.id)).toMatchObject({
      wanted: { payments: ['past-due'] },
      sort: null,
      columns: ['city'],
      dropped: ['region', 'states', 'region', 'region'],
    });
  });

  it('is changed and removed, and others are not', async () => {
    const view = await keep('admin');
    const changed = await send(
      'admin',
      'PUT',
      `/merchant-views/${view.id}`,
      aView({ name: 'Autre', wanted: { q: 'quai' } }),
    );
    expect(changed.json()).toMatchObject({ id: view.id, name: 'Autre', wanted: { q: 'quai' } });
    expect((await send('admin', 'DELETE', `/merchant-views/${view.id}`)).statusCode).toBe(204);
    expect(await named('admin', view.id)).toBeUndefined();
    expect((await send('admin', 'DELETE', `/merchant-views/${view.id}`)).statusCode).toBe(404);
  });

  it('is one of fifty at most', async () => {
    const { token } = await aUser(test, { role: 'admin' });
    const create = () =>
      test.app.inject({ method: 'POST', url: '/api/merchant-views', headers: bearer(token), payload: aView() });
    for (let made = 0; made < 50; made += 1) expect((await create()).statusCode).toBe(200);
    expect((await create()).json()).toMatchObject({ error: { code: 'views-too-many' } });
  });
});

describe('a selection', () => {
  const select = async (caller: Caller, payload: object): Promise<MerchantSelection> =>
    (await send(caller, 'POST', '/selections', payload)).json<MerchantSelection>();

  it('holds what the caller sees of the merchants that are named', async () => {
    const [own, foreign] = [await aMerchant(test, { partnerId }), await aMerchant(test)];
    expect(await select('partner', { merchants: [own.id, foreign.id] })).toMatchObject({ count: 1 });
    expect(await select('admin', { merchants: [own.id, foreign.id] })).toMatchObject({ count: 2 });
  });

  it('of a filter is a file of its own, to no one but who made it, and without those that left the partner', async () => {
    const [stays, leaves] = [await aMerchant(test, { partnerId }), await aMerchant(test, { partnerId })];
    const { id, count } = await select('partner', { merchants: [stays.id, leaves.id] });
    expect(count).toBe(2);
    await asSystem(test, { text: 'update merchants set partner_id = null where id = $1', values: [leaves.id] });
    const file = await send('partner', 'GET', `/selections/${id}/export?format=ndjson`);
    expect(file.body).toContain(stays.id);
    expect(file.body).not.toContain(leaves.id);
    for (const caller of ['admin', 'other'] as const)
      expect((await send(caller, 'GET', `/selections/${id}/export`)).statusCode).toBe(404);
  });

  it('is forgotten after its hour', async () => {
    const { id } = await select('admin', { filter: {} });
    await asSystem(test, { text: 'update merchant_selections set expires_at = now() where id = $1', values: [id] });
    expect((await send('admin', 'GET', `/selections/${id}/export`)).statusCode).toBe(404);
    await merchantTasks(test.dependencies)['remove-selections']?.({});
    await runJobs(test);
    expect(await asSystem(test, { text: 'select id from merchant_selections where id = $1', values: [id] })).toEqual(
      [],
    );
  });
});

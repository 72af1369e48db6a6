import type { MenuEntryView, MenuFileReport } from '@comptoir/contract/sales/menu';
import type { MenuContent } from '@comptoir/domain/sales/menu/menu-entry';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer, type MadeMerchant } from '../../../../test/factories/merchants.ts';
import { saveSampleMenu } from '../../../../test/factories/menus.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly fields?: readonly string[];
  readonly body: unknown;
}
let merchant: MadeMerchant;
let merchantId: string;
let token: string;

beforeEach(async () => {
  merchant = await aMerchant(test);
  merchantId = merchant.id;
  ({ token } = await aUser(test, { role: 'merchant', merchantId, right: 'manager' }));
});

async function call(method: Method, path: string, payload?: object, as = token): Promise<Reply> {
  const url = `/api${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(as), ...(payload ? { payload } : {}) });
  const body =
    reply.body === '' ? null : reply.json<{ error?: { code: string; fields?: { path: string; rule: string }[] } }>();
  const fields = body?.error?.fields?.map(({ path: at, rule }) => `${at} ${rule}`);
  return {
    status: reply.statusCode,
    body,
    ...(body?.error ? { code: body.error.code } : {}),
    ...(fields ? { fields } : {}),
  };
}

const CATEGORY: MenuContent = { kind: 'category', name: { fr: 'Plats', en: 'Mains' } };
const burger = (given: Partial<MenuContent<'item'>> = {}): MenuContent<'item'> => ({
  kind: 'item',
  name: { fr: 'Burger fumé', en: 'Smoked burger' },
  category: null,
  course: null,
  groups: [],
  taxClass: 'meal',
  activity: null,
  prices: [{ from: null, cents: 1649 }],
  isOpenPrice: false,
  ...given,
});
const save = (code: string, content: MenuContent, revision: number | null = null): Promise<Reply> =>
  call('PUT', `/menu/entries/${content.kind}/${code}`, { revision, content });
const menu = async (as?: string) =>
  (await call('GET', '/menu', undefined, as)).body as { version: string; entries: MenuEntryView[] };
const codes = async (kind = 'item') =>
  (await menu()).entries.filter((entry) => entry.kind === kind).map(({ code }) => code);

describe('an entry of the menu', () => {
  it('is added, changed and removed, each time raising the version, and the merchant’s log says who did it', async () => {
    const versions = [(await menu()).version];
    expect(versions).toEqual(['0']);
    expect(await save('burger', burger())).toMatchObject({ status: 200, body: { entry: { revision: 1, place: 1 } } });
    versions.push((await menu()).version);
    const renamed = burger({ name: { fr: 'Burger à la fumée', en: 'Smoky burger' } });
    expect(await save('burger', renamed, 1)).toMatchObject({ body: { entry: { revision: 2, ...renamed } } });
    versions.push((await menu()).version);
    expect((await call('DELETE', '/menu/entries/item/burger?revision=2')).status).toBe(204);
    versions.push((await menu()).version);
    expect(versions.map((version) => version.split('-')[0])).toEqual(['0', '1', '2', '3']);
    expect(await codes()).toEqual([]);
    const log = await asSystem<{ facts: object }>(test, {
      text: `select facts from activity_log where merchant_id = $1 and event = 'menu-entry-changed' order by occurred_at, id`,
      values: [merchantId],
    });
    expect(log.map(({ facts }) => facts)).toMatchObject(
      ['added', 'changed', 'removed'].map((change) => ({ code: 'burger', change })),
    );
  });

  it('that was removed is the same one again under its code, and there to be sold', async () => {
    await save('burger', burger());
    await call('PUT', '/menu/items/burger/stock', { isOut: true });
    await call('DELETE', '/menu/entries/item/burger?revision=1');
    expect(await save('burger', burger(), 1)).toMatchObject({ code: 'menu-changed-meanwhile' });
    expect(await save('burger', burger())).toMatchObject({ body: { entry: { revision: 3, isOut: false } } });
  });

  it('that two people change at once is changed by the first; the second hears what differs', async () => {
    await save('burger', burger());
    const both = await Promise.all([
      save('burger', burger({ prices: [{ from: null, cents: 1700 }] }), 1),
      save('burger', burger({ taxClass: 'other' }), 1),
    ]);
    const late = both.find(({ status }) => status !== 200);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(late).toMatchObject({ code: 'menu-changed-meanwhile' });
    expect(late?.fields?.toSorted()).toEqual(['prices changed', 'taxClass changed']);
    expect(await save('burger', burger())).toMatchObject({ code: 'menu-changed-meanwhile' });
    expect(await save('autre', burger(), 4)).toMatchObject({ code: 'menu-changed-meanwhile' });
  });

  it('names categories, courses and groups that are on the menu, which are not removed meanwhile', async () => {
    expect(await save('burger', burger({ category: 'plats', groups: ['g'] }))).toMatchObject({
      code: 'menu-reference-unknown',
      fields: ['category unknown', 'groups unknown'],
    });
    await save('plats', CATEGORY);
    await save('burger', burger({ category: 'plats' }));
    const hours = { kind: 'hours', name: { fr: 'Midi', en: 'Noon' }, categories: ['plats'], times: [] } as const;
    await save('midi', hours);
    expect(await call('DELETE', '/menu/entries/category/plats?revision=1')).toMatchObject({
      code: 'menu-entry-used',
      fields: ['hours/midi used', 'item/burger used'],
    });
    await save('midi', { ...hours, categories: [] }, 1);
    await save('burger', burger(), 1);
    expect((await call('DELETE', '/menu/entries/category/plats?revision=1')).status).toBe(204);
  });

  it.each<[string, object, string[]]>([
    ['without a price', burger({ prices: [] }), ['content.prices no-price']],
    ['of another kind', CATEGORY, ['content.kind not-valid']],
    ['with a price below zero', burger({ prices: [{ from: null, cents: -1 }] }), ['content.prices.0.cents too_small']],
    ['with a name that is none', burger({ name: { fr: ' ', en: 'x' } }), ['content.name.fr too_small']],
    ['under a class that no item has', { ...burger(), taxClass: 'service' }, ['content.taxClass invalid_value']],
    ['with a field that is none', { ...burger(), id: 1 }, ['content unrecognized_keys']],
  ])('is refused %s', async (_, content, fields) => {
    expect(await call('PUT', '/menu/entries/item/x', { revision: null, content })).toMatchObject({
      code: 'validation-failed',
      fields,
    });
  });

  it('is refused where a modifier would lower the tax of its dish', async () => {
    const modifier = { code: 'm', name: { fr: 'M', en: 'M' }, cents: 0 };
    for (const taxClass of ['zero-rated', 'exempt', 'baked-goods']) {
      const content = {
        kind: 'group',
        name: { fr: 'G', en: 'G' },
        least: 0,
        most: 1,
        modifiers: [{ ...modifier, taxClass }],
      };
      const reply = await call('PUT', '/menu/entries/group/g', { revision: null, content });
      expect(reply).toMatchObject({ status: 422, fields: ['content.modifiers.0.taxClass invalid_value'] });
    }
  });

  it('leaves out prices that another has taken the place of, and keeps those to come', async () => {
    const [past, present, future] = [
      '2020-01-01T05:00:00.000Z',
      '2020-06-01T04:00:00.000Z',
      '2999-01-01T05:00:00.000Z',
    ];
    const prices = [
      { from: null, cents: 1 },
      { from: past ?? '', cents: 2 },
      { from: present ?? '', cents: 3 },
      { from: future ?? '', cents: 4 },
    ];
    expect(await save('burger', burger({ prices }))).toMatchObject({ body: { entry: { prices: prices.slice(2) } } });
  });

  it('is found by no other merchant’s code', async () => {
    await save('burger', burger());
    const { id } = await aMerchant(test);
    const foreign = await aUser(test, { role: 'merchant', merchantId: id, right: 'owner' });
    expect(await menu(foreign.token)).toEqual({ version: '0', entries: [] });
    for (const [method, path, payload] of [
      ['DELETE', '/menu/entries/item/burger?revision=1', undefined],
      ['PUT', '/menu/entries/item/burger/place', { after: null }],
      ['PUT', '/menu/items/burger/stock', { isOut: true }],
    ] as const) {
      expect((await call(method, path, payload, foreign.token)).code).toBe('not-found');
    }
    const theirs = `/menu/entries/item/burger?revision=1&merchantId=${merchantId}`;
    expect((await call('DELETE', theirs, undefined, foreign.token)).code).toBe('forbidden');
    expect(await codes()).toEqual(['burger']);
  });

  it('has room for twenty courses and no more', async () => {
    const course: MenuContent = { kind: 'course', name: { fr: 'S', en: 'C' } };
    for (let count = 1; count <= 20; count += 1) await save(`c${count}`, course);
    expect(await save('c21', course)).toMatchObject({ code: 'menu-full' });
  });
});

describe('the order', () => {
  beforeEach(async () => {
    for (const code of ['a', 'b', 'c']) await save(code, burger());
  });
  const move = (code: string, after: string | null) => call('PUT', `/menu/entries/item/${code}/place`, { after });

  it('is that in which things were added, and changes one entry at a time', async () => {
    await move('c', 'a');
    expect(await codes()).toEqual(['a', 'c', 'b']);
    await move('b', null);
    expect(await codes()).toEqual(['b', 'a', 'c']);
    await move('b', 'c');
    expect(await codes()).toEqual(['a', 'c', 'b']);
    expect(await move('b', 'z')).toMatchObject({ code: 'menu-reference-unknown', fields: ['after unknown'] });
    expect(await move('b', 'b')).toMatchObject({ code: 'menu-reference-unknown' });
  });

  it('stays right when one gap is halved again and again', async () => {
    for (let count = 0; count < 30; count += 1) {
      await move('b', 'a');
      await move('c', 'a');
    }
    expect(await codes()).toEqual(['a', 'c', 'b']);
  });
});

it('what is out of stock is said at once, and saying it again raises no version', async () => {
  await save('burger', burger());
  const out = () => call('PUT', '/menu/items/burger/stock', { isOut: true });
  expect(await out()).toMatchObject({ status: 200, body: { entry: { isOut: true, revision: 1 } } });
  const { version } = await menu();
  await out();
  expect((await menu()).version).toBe(version);
});

describe('a file', () => {
  const HEAD = 'Code;Nom;Nom anglais;Catégorie;Classe de taxe;Prix;Prix ouvert';
  const encode = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') => Buffer.from(text, encoding).toString('base64');
  const check = async (file: string) => (await call('POST', '/menu/file/check', { file })).body as MenuFileReport;
  const take = (file: string, version: string) => call('POST', '/menu/file', { file, version });

  it('does what its check has shown: categories are made, refused lines left out, the rest taken', async () => {
    const file = encode(
      `${HEAD}\r\n;Bœuf bourguignon;;Plats d’hiver;repas;24,50;\r\nipa;IPA;;Bières;Bière, vin ou cidre;8;non\r\n;;;;;5;\r\nx;Y;;;alcool;1;\r\nipa;IPA 2;;;;9;\r\n`,
    );
    const shown = await check(file);
    expect(shown).toMatchObject({
      counts: { added: 2, changed: 0, unchanged: 0, refused: 3, categories: 2 },
      lines: [
        { line: 2, code: 'boeuf-bourguignon', outcome: 'added' },
        { line: 3, code: 'ipa', outcome: 'added' },
        {
          line: 4,
          outcome: 'refused',
          problems: [
            { column: 'code', rule: 'required' },
            { column: 'name_fr', rule: 'required' },
          ],
        },
        { line: 5, outcome: 'refused', problems: [{ column: 'tax_class', rule: 'unknown' }] },
        { line: 6, outcome: 'refused', problems: [{ column: 'code', rule: 'twice' }] },
      ],
    });
    expect(await codes()).toEqual([]);
    expect((await take(file, shown.version)).body).toMatchObject({ counts: shown.counts });
    expect(await codes()).toEqual(['boeuf-bourguignon', 'ipa']);
    expect(await codes('category')).toEqual(['plats-d-hiver', 'bieres']);
    expect(await check(file)).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: 2, refused: 3, categories: 0 },
    });
    expect(await take(file, shown.version)).toMatchObject({ code: 'menu-changed-meanwhile' });
  });

  it('in Windows-1252 with commas and prices in quotes changes prices from now on, and nothing that it does not say', async () => {
    await save('creme', burger({ name: { fr: 'Crème', en: 'Cream' }, taxClass: 'zero-rated', isOpenPrice: true }));
    const file = encode('Prix,Nom\n"12,25",Crème\n', 'latin1');
    await take(file, (await check(file)).version);
    const [entry] = (await menu()).entries;
    expect(entry).toMatchObject({ name: { fr: 'Crème', en: 'Cream' }, taxClass: 'zero-rated', isOpenPrice: true });
    expect(entry).toMatchObject({ prices: [{ from: expect.stringMatching(/Z$/), cents: 1225 }] });
  });

  it('that was exported in either language changes nothing', async () => {
    await saveSampleMenu(test, merchantId);
    for (const language of ['fr', 'en']) {
      const headers = { ...bearer(token), 'accept-language': language };
      const { body } = await test.app.inject({ url: '/api/menu/file', headers });
      expect(await check(encode(body))).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 6, refused: 0 } });
    }
  });

  it.each([
    ['', 'menu-file-unreadable'],
    ['Nom;Prix\n', 'menu-file-unreadable'],
    ['Nom;Couleur\nSoupe;rouge\n', 'menu-file-unreadable'],
    [`Nom;Prix\n${'a;1\n'.repeat(5001)}`, 'menu-full'],
  ])('is refused as a whole: %#', async (text, code) => {
    expect(await call('POST', '/menu/file/check', { file: encode(text) })).toMatchObject({ code });
  });

  it('of five thousand lines is taken', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `Plat numéro ${at};${at % 100},25`);
    const file = encode(`Nom;Prix\n${lines.join('\n')}\n`);
    const { version, counts } = await check(file);
    expect(counts).toMatchObject({ added: 5000, refused: 0 });
    expect((await take(file, version)).status).toBe(200);
    expect(await codes()).toHaveLength(5000);
    expect(await save('un-de-plus', burger())).toMatchObject({ code: 'menu-full' });
    const more = encode('Nom;Prix\nUn de plus;1\n');
    expect(await call('POST', '/menu/file/check', { file: more })).toMatchObject({ code: 'menu-full' });
  });
});

describe('a till', () => {
  interface Pulled {
    readonly version: string;
    readonly isWhole: boolean;
    readonly entries: { code: string }[];
    readonly removed: object[];
  }
  let till: string;
  beforeEach(async () => {
    ({ token: till } = await aTerminal(test, { merchant }));
    for (const code of ['a', 'b', 'c']) await save(code, burger());
  });
  const pull = async (since?: string) =>
    (await call('GET', `/device/v1/menu${since === undefined ? '' : `?since=${since}`}`, undefined, till))
      .body as Pulled;

  it('pulls all of it, then what changed and what was removed, then nothing', async () => {
    const first = await pull();
    expect(first).toMatchObject({ isWhole: true, entries: [{ code: 'a' }, { code: 'b' }, { code: 'c' }], removed: [] });
    expect(first.entries[0]).toEqual({ ...burger(), code: 'a', place: 1, isOut: false });
    await save('d', burger());
    await call('PUT', '/menu/items/a/stock', { isOut: true });
    await call('DELETE', '/menu/entries/item/b?revision=1');
    const then = await pull(first.version);
    expect(then).toMatchObject({
      isWhole: false,
      entries: [{ code: 'a', isOut: true }, { code: 'd' }],
      removed: [{ kind: 'item', code: 'b' }],
    });
    expect(await pull(then.version)).toEqual({ version: then.version, isWhole: false, entries: [], removed: [] });
  });

  it.each<[string, (version: string) => string]>([
    ['from the future', (version) => version.replace(/^\d+/, '99')],
    ['of another database', (version) => version.replace(/-.*/, '-000000000000')],
    ['that is none', () => 'x'.repeat(40)],
    ['of a menu of which nothing was said yet', () => '0'],
  ])('with a version %s gets all of it', async (_, forge) => {
    const { version } = await pull();
    expect(await pull(forge(version))).toMatchObject({ version, isWhole: true, entries: { length: 3 } });
  });

  it('gets its own merchant’s menu and no other', async () => {
    const other = await aMerchant(test);
    await saveSampleMenu(test, other.id);
    expect((await pull()).entries).toHaveLength(3);
  });
});

describe('a drink with alcohol in a food truck', () => {
  it('is saved and taken from a file with a warning, which a restaurant does not get', async () => {
    const set = (subSector: string) =>
      asSystem(test, { text: 'update merchants set sub_sector = $2 where id = $1', values: [merchantId, subSector] });
    const file = Buffer.from('Nom;Prix;Classe\nBière;8,00;biere, vin ou cidre\nSoupe;5,00;repas\n').toString('base64');
    await set('food_truck');
    const warnings = ['alcohol-in-food-truck'];
    expect(await save('rhum', burger({ taxClass: 'spirits' }))).toMatchObject({ body: { warnings } });
    const { body } = await call('POST', '/menu/file/check', { file });
    expect((body as MenuFileReport).lines.map((line) => line.warnings)).toEqual([warnings, undefined]);
    await set('restaurant');
    expect((await save('gin', burger({ taxClass: 'spirits' }))).body).not.toHaveProperty('warnings');
  });
});

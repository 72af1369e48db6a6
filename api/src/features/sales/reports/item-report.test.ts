import type { ItemReport } from '@comptoir/contract/sales/report-items';
import readXlsxFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { foldSales, rebuildSales } from './fold-sales.ts';

const test = useTestApp({ now: () => new Date('2026-07-01T15:00:00Z') });

const SOUP = aSale({ taxedCents: 435 });

let merchantId: string;
let device: { id: string; merchantId: string };
let token: string;

beforeEach(async () => {
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  device = { id: (await aTerminal(test, { merchant })).id, merchantId };
  token = (await aUser(test, { role: 'merchant', merchantId })).token;
});

const store = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    device,
    bills.map((bill) => ({ ...SOUP, ...bill })),
  );
const get = (url: string) =>
  test.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...bearer(token), 'accept-language': 'fr' } });

const JUNE = 'from=2026-06-01&to=2026-06-30';
const items = async (query = JUNE) => (await get(`/reports/items?${query}`)).json<ItemReport>();
const deps = () => ({ database: test.dependencies.database, now: () => new Date('2026-07-01T15:00:00Z') });

describe('the report by item', () => {
  it('says how much of each was sold and taken back, and adds up to the sales', async () => {
    await store({ taxedCents: 500, untaxedCents: 200 }, { situation: 'refund', taxedCents: 120 });
    await store({ at: new Date('2026-05-31T16:00:00Z') });
    const report = await items();
    expect(report.items.slice(0, 2)).toEqual([
      {
        item: 'Repas',
        code: null,
        soldQuantity: 1,
        returnedQuantity: -1,
        grossCents: 500,
        refundedCents: -120,
        netCents: 380,
      },
      {
        item: 'Carte',
        code: null,
        soldQuantity: 1,
        returnedQuantity: -1,
        grossCents: 200,
        refundedCents: 0,
        netCents: 200,
      },
    ]);
    expect(report).toMatchObject({ total: { netCents: 580 }, others: null });
    const { total } = (await get(`/reports/sales?${JUNE}`)).json<{ total: object }>();
    const { grossCents, refundedCents, netCents } = report.total;
    expect(total).toMatchObject({ grossCents, refundedCents, netCents });
  });

  it('has one line for a name whatever its capitals, and one more for other accents', async () => {
    await store({ item: 'Pâte', taxedCents: 900 }, { item: 'PÂTE' }, { item: 'Pâté', taxedCents: 100 });
    const names = (await items()).items.map(({ item, soldQuantity }) => [item, soldQuantity]);
    expect(names).toEqual(
      expect.arrayContaining([
        ['Pâte', 2],
        ['Pâté', 1],
      ]),
    );
    expect(names.filter(([item]) => /^p/i.test(String(item)))).toHaveLength(2);
  });

  it('takes quantities back, whatever sign a credit note states them with, to the hundredth', async () => {
    await store({ quantity: '+00002.50', taxedCents: 1000 });
    await store({ situation: 'refund', quantity: '-00000.75', taxedCents: 300 });
    await store({ situation: 'reverse', quantity: '+00000.50', taxedCents: 200 });
    expect((await items()).items[0]).toMatchObject({ item: 'Repas', soldQuantity: 2.5, returnedQuantity: -1.25 });
  });

  it('leaves out what is no sale, and what was refused', async () => {
    await store({ situation: 'training' }, { situation: 'reproduction' }, { situation: 'estimate' }, { refused: true });
    const nothing = { soldQuantity: 0, returnedQuantity: 0, grossCents: 0, refundedCents: 0, netCents: 0 };
    expect(await items()).toMatchObject({ total: nothing, items: [], others: null });
    await rebuildSales(deps());
    expect(await items()).toMatchObject({ total: nothing, items: [], others: null });
  });

  it('adds up what is beyond the first five hundred', async () => {
    await store(...Array.from({ length: 502 }, (_, index) => ({ item: `Plat ${index}`, taxedCents: 1000 - index })));
    const report = await items();
    expect(report.items).toHaveLength(500);
    expect(report.items[499]).toMatchObject({ item: 'Plat 499' });
    expect(report.others).toMatchObject({ grossCents: 499 + 500, soldQuantity: 2 + 3 * 502 });
  });

  it('knows a dish of the menu by every name that it had, and sums up categories; the rest goes by its text', async () => {
    const manager = (await aUser(test, { role: 'merchant', merchantId, right: 'manager' })).token;
    const save = async (kind: string, code: string, revision: number | null, content: object): Promise<void> => {
      const url = `/api/menu/entries/${kind}/${code}`;
      const payload = { revision, content: { kind, ...content } };
      expect((await test.app.inject({ method: 'PUT', url, headers: bearer(manager), payload })).statusCode).toBe(200);
    };
    const named = (name: string) => ({ name: { fr: name, en: name } });
    const rest = { category: 'entrees', course: null, groups: [], taxClass: 'meal', activity: null, isOpenPrice: true };
    await save('category', 'entrees', null, named('Entrées'));
    await save('item', 'soupe', null, { ...named('Soupe'), ...rest, prices: [] });
    await save('item', 'soupe', 1, { ...named('Potage'), ...rest, prices: [] });
    await store(
      { item: 'Soupe', taxedCents: 500 },
      { item: 'POTAGE', taxedCents: 300 },
      { item: 'Pain', taxedCents: 100 },
    );
    const report = await items();
    expect(report.items[0]).toMatchObject({ item: 'Potage', code: 'soupe', soldQuantity: 2, grossCents: 800 });
    expect(report.items[1]).toMatchObject({ item: 'Pain', code: null });
    expect(report).toMatchObject({
      categories: [{ category: 'entrees', name: 'Entrées', grossCents: 800 }],
      uncategorized: { grossCents: 100 },
    });
    const file = async (by: string) => (await get(`/reports/sales/export?${JUNE}&by=${by}&format=csv`)).body;
    expect(await file('item')).toMatch(/"Potage";2;.*;"soupe"/);
    expect(await file('category')).toMatch(/"Entrées";2;.*;"entrees"\r?\n"Sans catégorie";/);
    await rebuildSales(deps());
    expect((await items()).items[0]).toMatchObject({ code: 'soupe', grossCents: 800 });
  });

  it('is refused for a period that is too long', async () => {
    const reply = await get('/reports/items?from=2025-01-01&to=2026-06-30');
    expect(reply.json()).toMatchObject({
      error: { code: 'validation-failed', fields: [{ path: 'from', rule: 'too-long' }] },
    });
  });

  it('catches up for bills whose days were folded before there were items', async () => {
    await store({}, { item: 'Soupe' });
    await rebuildSales(deps());
    const before = await items();
    await asSystem(test, { text: 'delete from sales_items where merchant_id = $1', values: [merchantId] });
    await asSystem(test, {
      text: 'update sales_folds set items_position = 0 where merchant_id = $1',
      values: [merchantId],
    });
    expect(await items()).toEqual(before);
    await foldSales({ ...deps(), now: () => new Date('2026-07-01T16:00:00Z') });
    const [fold] = await asSystem(test, {
      text: 'select position::int, items_position::int as "itemsPosition" from sales_folds where merchant_id = $1',
      values: [merchantId],
    });
    expect(fold).toEqual({ position: 2, itemsPosition: 2 });
    expect(await items()).toEqual(before);
  });
});

const LONG = `Tartare ${'à la québécoise '.repeat(15)}`.slice(0, 254).padEnd(255, 'e');

describe('the items as files', () => {
  it.each(['csv', 'xlsx'] as const)('hold every item, its figures and the sum, and no formula (%s)', async (format) => {
    await store({ item: '=1+1', taxedCents: 250_000 }, { item: LONG, quantity: '+00000.50' });
    const file = await get(`/reports/sales/export?${JUNE}&by=item&format=${format}`);
    const rows = format === 'csv' ? linesOf(file.body) : await rowsOf(file.rawPayload);
    const [header, ...lines] = rows.map((row) => row.slice(0, 6));
    expect(header?.slice(0, 3)).toEqual(['Article', 'Quantité vendue', 'Quantité reprise']);
    const isCsv = format === 'csv';
    expect(lines).toContainEqual([isCsv ? "'=1+1" : '=1+1', '1', '0', ...amounts(isCsv, 2500)]);
    expect(lines).toContainEqual([LONG, isCsv ? '0,50' : '0.5', '0', ...amounts(isCsv, 4.35)]);
    expect(lines.find(([label]) => label === 'Total')?.[5]).toBe(isCsv ? '2504,35' : '2504.35');
  });

  it('are a part of the document, names of any length too', async () => {
    await store({ item: LONG }, { item: 'Thé' });
    const pdf = await get(`/reports/sales/pdf?${JUNE}`);
    const document = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
    const text = (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Par article');
    expect(text).toContain(LONG.replaceAll(/\s+/g, ' '));
    expect(text).toMatch(/Thé 1 0 4,35/);
  });
});

const rowsOf = async (book: Buffer): Promise<string[][]> =>
  ((await readXlsxFile(book))[0]?.data ?? []).map((row) => row.map(String));

const linesOf = (csv: string): string[][] =>
  csv.split('\r\n').map((line) =>
    line
      .replace(/^\uFEFF/, '')
      .split(';')
      .map((cell) => cell.replace(/^"|"$/g, '')),
  );

/** Sold, nothing refunded, net. */
function amounts(isCsv: boolean, dollars: number): string[] {
  const write = (amount: number): string => (isCsv ? amount.toFixed(2).replace('.', ',') : String(amount));
  return [dollars, 0, dollars].map(write);
}

import readXlsxFile from 'read-excel-file/node';
import { getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, SITUATIONS, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { partsOf, readPdf, type PdfPart } from '../../../../test/read-pdf.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const test = useTestApp({ now: () => new Date('2026-07-01T15:00:00Z') });

const SOUP = aSale({ taxedCents: 435, employee: 'Camille Roy' });

let merchantId: string;
let deviceId: string;
let token: string;

beforeEach(async () => {
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  deviceId = (await aTerminal(test, { merchant })).id;
  token = (await aUser(test, { role: 'merchant', merchantId })).token;
});

const store = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    { id: deviceId, merchantId },
    bills.map((bill) => ({ ...SOUP, ...bill })),
  );
const get = (url: string, language: 'fr' | 'en' = 'fr') =>
  test.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...bearer(token), 'accept-language': language } });

const JUNE = 'from=2026-06-01&to=2026-06-30';
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const rolesIn = ([role, content]: PdfPart): string[] => [
  role,
  ...(typeof content === 'string' ? [] : content.flatMap(rolesIn)),
];
const textsIn = ([, content]: PdfPart): string[] =>
  typeof content === 'string' ? [content] : content.flatMap(textsIn);
const find = (part: PdfPart, role: string): PdfPart[] =>
  part[0] === role ? [part] : partsOf(part).flatMap((child) => find(child, role));

describe.each([
  ['fr', 'Rapport de ventes', 'ventes-2026-06-01-2026-06-30.pdf', '1 000 000,00 $', 'fr-CA'],
  ['en', 'Sales report', 'sales-2026-06-01-2026-06-30.pdf', '$1,000,000.00', 'en-CA'],
] as const)('the sales report as PDF (%s)', (language, title, name, million, tag) => {
  it('is tagged, with its title, its language, headings and tables with headers', async () => {
    await store({ taxedCents: 100_000_000 }, { situation: 'refund' });
    const reply = await get(`/reports/sales/pdf?${JUNE}`, language);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(new RegExp(`"restaurant-\\d+-${name}"`)),
    });
    const { isTagged, language: read, title: stated, root } = await readPdf(reply.rawPayload);
    expect({ isTagged, read }).toEqual({ isTagged: true, read: tag });
    expect(String(stated)).toContain(title);
    expect(textsIn(root)).toContain(title);
    expect(rolesIn(root)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']));
    expect(textsIn(root).map(plain)).toContain(million);
    const [, summary] = find(root, 'Table');
    expect(find(summary ?? ['', ''], 'TR')).toHaveLength(1 + 12);
  });
});

describe('a report as PDF', () => {
  /** Returns the texts of each page, as they are drawn. */
  async function drawnOn(file: Buffer) {
    const document = await getDocumentProxy(new Uint8Array(file));
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        (await document.getPage(index + 1)).getTextContent(),
      ),
    );
    return pages.map(({ items }) =>
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: plain(item.str), x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      ),
    );
  }

  it('of millions and billions in French stays on the paper, each amount on one line and none over another', async () => {
    await store(
      { taxedCents: 999_999_999, employee: 'Marie-Ève-Alexandrine Archambault-Beauchemin de la Durantaye' },
      { taxedCents: 888_888_888, situation: 'refund' },
    );
    const pages = await drawnOn((await get(`/reports/sales/pdf?${JUNE}`)).rawPayload);
    const all = pages.flat();
    expect(all.some(({ text }) => text.includes('9 999 999,99 $'))).toBe(true);
    for (const { x, width } of all) {
      expect(x).toBeGreaterThanOrEqual(39);
      expect(x + width).toBeLessThanOrEqual(792 - 39);
    }
    const overlaps = pages.flatMap((page) =>
      page.flatMap((one) =>
        page.filter(
          (other) =>
            one !== other && Math.abs(one.y - other.y) < 1 && one.x < other.x && one.x + one.width > other.x + 1,
        ),
      ),
    );
    expect(overlaps).toEqual([]);
  });

  it('of a year goes on over pages and says every day once', async () => {
    const days = Array.from({ length: 180 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 16)));
    await store(...days.map((at) => ({ at })));
    const pages = await drawnOn((await get('/reports/sales/pdf?from=2026-01-01&to=2026-06-30')).rawPayload);
    expect(pages.length).toBeGreaterThan(3);
    const texts = pages.flat().map(({ text }) => text);
    expect(
      texts.filter((text) => /^(?:1er|\d+) (?:janvier|février|mars|avril|mai|juin) 2026$/.test(text)),
    ).toHaveLength(180);
  });

  it('of nothing says so', async () => {
    await store({ situation: 'training' });
    const { root } = await readPdf((await get(`/reports/sales/pdf?${JUNE}`)).rawPayload);
    expect(textsIn(root).map(plain)).toContain('Rien n’a été vendu pendant cette période.');
  });
});

describe('the tax report', () => {
  it('as PDF holds what was collected, the tax of the sum and the difference', async () => {
    // 22 bills of 10 cents: each rounds its GST to a cent, and 2.20 of them bear 11 cents
    await store(...Array.from({ length: 22 }, () => ({ taxedCents: 10 })));
    const { root } = await readPdf((await get(`/reports/taxes/pdf?${JUNE}`)).rawPayload);
    const row = find(root, 'TR').find((part) => textsIn(part)[0] === 'TPS');
    expect(row && textsIn(row).map(plain)).toEqual(['TPS', '2,20 $', '0,22 $', '0,11 $', '0,11 $']);
  });

  it('as a workbook agrees with the call, to the cent, and is read by another program', async () => {
    await store(
      {},
      { situation: 'refund', taxedCents: 77 },
      { refused: true },
      ...SITUATIONS.map((situation) => ({ situation })),
    );
    const report = (await get(`/reports/taxes?${JUNE}`)).json<{ total: { salesCents: number; gstCents: number } }>();
    const reply = await get(`/reports/taxes/xlsx?${JUNE}`, 'en');
    expect(reply.headers['content-disposition']).toMatch(/"restaurant-\d+-taxes-2026-06-01-2026-06-30\.xlsx"/);
    const sheets = await readXlsxFile(reply.rawPayload);
    expect(sheets.map(({ sheet }) => sheet).slice(0, 3)).toEqual([
      'About',
      'Taxes by month and quarter',
      'Rounding of taxes',
    ]);
    const total = sheets[1]?.data.find(([label]) => label === 'Total');
    expect(total?.slice(1, 3)).toEqual([report.total.salesCents / 100, report.total.gstCents / 100]);
  });
});

describe.each(['/reports/sales/pdf', '/reports/taxes/pdf', '/reports/taxes/xlsx'])('%s', (path) => {
  it.each([
    ['from=2026-06-02&to=2026-06-01', [{ path: 'from', rule: 'after-end' }]],
    ['from=2026-06-01&to=2026-07-02', [{ path: 'to', rule: 'in-future' }]],
    ['from=2025-05-31&to=2026-06-01', [{ path: 'from', rule: 'too-long' }]],
  ])('refuses %s', async (query, fields) => {
    const reply = await get(`${path}?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields } });
  });
});

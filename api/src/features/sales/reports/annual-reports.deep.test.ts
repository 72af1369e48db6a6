import { createHash } from 'node:crypto';
import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, SITUATIONS, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { textOfPdf } from '../../../../test/read-pdf.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { keepAnnualReport, keepAnnualReports } from './keep-annual-reports.ts';

const MAY = new Date('2027-05-03T15:00:00Z');
let clock = MAY;
const test = useTestApp({ now: () => clock });

const SOUP = aSale({ taxedCents: 1000, employee: 'Camille Roy' });

let merchantId: string;
let deviceId: string;
let email: string;
let token: string;

beforeEach(async () => {
  clock = MAY;
  const merchant = await aMerchant(test);
  merchantId = merchant.id;
  deviceId = (await aTerminal(test, { merchant })).id;
  await signIn();
});

/** A session of this moment: one of another is over. */
async function signIn(): Promise<void> {
  const user = await aUser(test, { role: 'merchant', merchantId });
  ({ email, token } = user);
}

const store = (...bills: Partial<PlannedBill>[]) =>
  storePlanned(
    test,
    { id: deviceId, merchantId },
    bills.map((bill) => ({ ...SOUP, ...bill })),
  );
const get = (url: string, language: 'fr' | 'en' = 'fr') =>
  test.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...bearer(token), 'accept-language': language } });
const annual = async (query = 'year=2026') => (await get(`/reports/annual?${query}`)).json<AnnualReport>();
const moveTo = (zone: string) =>
  asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchantId, zone] });

describe('the annual report', () => {
  it('has every month, those without a sale too, and agrees with the sales and the tax reports', async () => {
    await store(
      { at: new Date('2026-03-01T16:00:00Z') },
      {},
      { situation: 'refund', taxedCents: 250 },
      { at: new Date('2025-12-31T16:00:00Z') },
    );
    const report = await annual();
    const [sales, taxes] = [
      (await get('/reports/sales?from=2026-01-01&to=2026-12-31')).json<AnnualReport>(),
      (await get('/reports/taxes?from=2026-01-01&to=2026-12-31')).json<
        AnnualReport['taxes'] & Pick<AnnualReport, 'authority'>
      >(),
    ];
    expect(report.months.map(({ netCents }) => netCents)).toEqual([0, 0, 1000, 0, 0, 750, 0, 0, 0, 0, 0, 0]);
    expect(report.total).toEqual(sales.total);
    expect(report.before.total.netCents).toBe(1000);
    expect([report.taxes.total, report.authority]).toEqual([taxes.total, taxes.authority]);
    expect(report.months.reduce((sum, { soldCents }) => sum + soldCents, 0)).toBe(report.total.soldCents);
    for (const name of ['kinds', 'payments', 'devices', 'employees'] as const)
      expect(report[name].reduce((sum, { soldCents }) => sum + soldCents, 0)).toBe(report.total.soldCents);
  });

  it('counts training, reproductions, estimates, table bills and later instalments in nothing', async () => {
    await store(
      ...SITUATIONS.filter((situation) => !['sale', 'refund', 'reverse', 'first-instalment'].includes(situation)).map(
        (situation) => ({ situation }),
      ),
    );
    expect((await annual()).total).toMatchObject({ sales: 0, refunds: 0, soldCents: 0 });
  });

  it('takes a refund of last year’s sale from this year, and says so', async () => {
    await store(
      { at: new Date('2025-12-30T16:00:00Z') },
      { situation: 'reverse', at: new Date('2026-01-02T16:00:00Z'), taxedCents: 400 },
    );
    await asSystem(test, {
      text: `update transactions set document = replace(document, '"datTrans":"20260102110000","avantTax"', '"datTrans":"20251230110000","avantTax"')
        where merchant_id = $1 and sold_cents < 0`,
      values: [merchantId],
    });
    const { total, earlierRefunds } = await annual();
    expect(total.netCents).toBe(-400);
    expect(earlierRefunds).toEqual({ bills: 1, soldCents: -460 });
    expect((await annual('year=2025')).total.netCents).toBe(1000);
  });

  it('calls no refund of this year’s sale one of last year’s', async () => {
    await store({ situation: 'reverse' });
    expect((await annual()).earlierRefunds).toEqual({ bills: 0, soldCents: 0 });
  });

  it('is of the fiscal year that ends in a year, by its first month', async () => {
    await store({ at: new Date('2026-03-31T16:00:00Z') }, { at: new Date('2026-04-01T16:00:00Z'), taxedCents: 500 });
    const report = await annual('year=2026&firstMonth=4');
    expect(report).toMatchObject({
      from: '2025-04-01',
      to: '2026-03-31',
      before: { from: '2024-04-01', to: '2025-03-31' },
    });
    expect(report.months).toHaveLength(12);
    expect(report.total.netCents).toBe(1000);
  });

  it('of a year that runs goes up to today', async () => {
    const report = await annual('year=2027');
    expect(report).toMatchObject({ from: '2027-01-01', to: '2027-05-03' });
    expect(report.months.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03', '2027-04', '2027-05']);
  });

  it('counts by the zone that the merchant has now, and says that it moved and changed its tax numbers', async () => {
    await store({ at: new Date('2026-01-01T04:30:00Z') });
    expect((await annual()).total.sales).toBe(0);
    await moveTo('America/Halifax');
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      const record = { event: 'merchant-information-changed', facts: { fields: ['time_zone', 'qst_number'] } } as const;
      writeLog(tx, [{ merchantId, occurredAt: new Date('2026-08-01T12:00:00Z'), record }]);
    });
    const report = await annual();
    expect(report.total.sales).toBe(1);
    expect(report.informationChanges).toEqual([
      { at: '2026-08-01T12:00:00.000Z', fields: ['time_zone', 'qst_number'] },
    ]);
    const text = await textOfAnnual();
    expect(text).toContain('fuseau horaire, numéro de TVQ');
  });

  it('shows both the taxes that bills collected and the tax of their sum', async () => {
    await store(...Array.from({ length: 10 }, () => ({ taxedCents: 10 })));
    expect((await annual()).taxes.total).toMatchObject({ gstCents: 10, gstOfBaseCents: 5 });
  });

  it('lists outages, and the bills that took longer than 48 hours', async () => {
    await test.dependencies.database.transaction({ role: 'system' }, async (tx) => {
      const at = (time: string) => ({ merchantId, deviceId, occurredAt: new Date(time) });
      writeLog(tx, [
        { ...at('2026-06-01T12:00:00Z'), record: { event: 'authority-unreachable', facts: {} } },
        { ...at('2026-06-01T13:30:00Z'), record: { event: 'authority-reachable', facts: { waiting: 1 } } },
      ]);
    });
    await store({}, ...[2, 3].map((day) => ({ at: new Date(`2026-06-0${day}T16:00:00Z`) })));
    await asSystem(test, {
      text: `update transmissions set state = case position when 3 then 'waiting' else 'accepted' end,
          settled_at = signed_at + case position when 1 then interval '48 hours 1 second' when 2 then interval '48 hours' end
        where device_id = $1`,
      values: [deviceId],
    });
    const { outages, late } = await annual();
    expect(outages).toMatchObject({ count: 1, minutes: 90 });
    expect(late).toMatchObject({ bills: 2, oldest: [{ noTrans: 'P-1', soldCents: 1150 }, { settledAt: null }] });
  });

  it('proves its bills by where each chain ends', async () => {
    expect((await annual()).proof).toEqual({ root: null, devices: [] });
    await store({}, {}, { at: new Date('2027-01-02T16:00:00Z') });
    const { proof } = await annual();
    const [device] = proof.devices;
    expect(device).toMatchObject({ firstPosition: 1, lastPosition: 2 });
    const line = `${device?.number ?? ''} 1-2 ${device?.lastSignature}\n`;
    expect(proof.root).toBe(createHash('sha256').update(line).digest('hex'));
  });

  it.each([
    ['year=2028', 'year', 'in-future'],
    ['year=2028&firstMonth=6', 'year', 'in-future'],
    ['year=1999', 'year', 'too_small'],
    ['year=2026&firstMonth=13', 'firstMonth', 'too_big'],
    ['', 'year', 'invalid_type'],
  ])('refuses %s', async (query, path, rule) => {
    const reply = await get(`/reports/annual?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'validation-failed', fields: [{ path, rule }] } });
  });
});

const textOfAnnual = async (): Promise<string> => {
  const sheets = await readXlsxFile((await get('/reports/annual/2026/xlsx')).rawPayload);
  return JSON.stringify(sheets);
};

describe('its files', () => {
  it.each([
    ['fr', 'rapport-annuel-2026', 'Rapport annuel 2026', 'Mois par mois'],
    ['en', 'annual-report-2026', 'Annual report 2026', 'Month by month'],
  ] as const)('are a tagged PDF with a cover and a workbook (%s)', async (language, name, title, months) => {
    await store({});
    const pdf = await get('/reports/annual/2026/pdf', language);
    expect(pdf.headers['content-disposition']).toMatch(new RegExp(`"restaurant-\\d+-${name}.pdf"`));
    expect(await textOfPdf(pdf.rawPayload)).toContain(title);
    const book = await get('/reports/annual/2026/xlsx', language);
    expect(book.headers['content-disposition']).toMatch(new RegExp(`"restaurant-\\d+-${name}.xlsx"`));
    const sheets = await readXlsxFile(book.rawPayload);
    const sheet = sheets.find((one) => one.sheet === months);
    // from the first sale on, in June
    expect(sheet?.data).toHaveLength(1 + 7 + 1);
    expect(sheet?.data[1]?.[8]).toBe(11.5);
  });

  it('have every month of a merchant that sold in the year before', async () => {
    await store({}, { at: new Date('2025-12-31T16:00:00Z') });
    const sheets = await readXlsxFile((await get('/reports/annual/2026/xlsx')).rawPayload);
    expect(sheets.find(({ sheet }) => sheet === 'Mois par mois')?.data).toHaveLength(1 + 12 + 1);
  });

  it('as it was kept is not found before it was', async () => {
    for (const query of ['?version=kept', '?version=kept&firstMonth=4'])
      expect((await get(`/reports/annual/2026/pdf${query}`)).statusCode).toBe(404);
  });
});

describe('in January', () => {
  async function lookAt(at: string): Promise<void> {
    clock = new Date(at);
    await keepAnnualReports(test.dependencies);
    await runJobs(test);
  }
  const kept = () =>
    asSystem(test, {
      text: 'select year, made_at as "madeAt" from annual_reports where merchant_id = $1',
      values: [merchantId],
    });

  it.each([
    ['America/Montreal', '2027-01-05T04:59:00Z', '2027-01-05T05:00:00Z'],
    ['America/Halifax', '2027-01-05T03:59:00Z', '2027-01-05T04:00:00Z'],
  ])('is kept from the fifth on by the clock of %s, and written about once', async (zone, before, after) => {
    await moveTo(zone);
    await store({});
    await lookAt(before);
    expect(await kept()).toEqual([]);
    await lookAt(after);
    await lookAt('2027-01-06T11:10:00Z');
    expect(await kept()).toEqual([{ year: 2026, madeAt: new Date(after) }]);
    const [mail, ...others] = test.mailer.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Le rapport annuel 2026 de /);
    expect(mail?.text).toContain('/sales/reports?view=annual&year=2026');
  });

  it('is not kept of a year without a sale, nor after January', async () => {
    await lookAt('2027-01-20T11:10:00Z');
    expect(await kept()).toEqual([]);
    await store({});
    await lookAt('2027-02-01T11:10:00Z');
    expect(await kept()).toEqual([]);
  });

  it('is kept of a merchant that joined in mid-year and has left, with the months in which it sold', async () => {
    await store({ at: new Date('2026-06-30T16:00:00Z') }, { at: new Date('2026-09-01T16:00:00Z') });
    await asSystem(test, { text: 'update merchants set active = false where id = $1', values: [merchantId] });
    await lookAt('2027-01-05T11:10:00Z');
    expect(await kept()).toHaveLength(1);
    expect(test.mailer.mailsTo(email)).toHaveLength(1);
    token = (await aUser(test, { role: 'admin' })).token;
    const { months } = await annual(`year=2026&merchantId=${merchantId}`);
    expect(months.map(({ netCents }) => netCents)).toEqual([0, 0, 0, 0, 0, 1000, 0, 0, 1000, 0, 0, 0]);
  });

  it('is made once by two servers at once, and written about once', async () => {
    await store({});
    clock = new Date('2027-01-05T11:10:00Z');
    await Promise.all(
      [1, 2, 3].map(() => keepAnnualReport(test.dependencies, { merchantId, year: 2026, firstMonth: 1 })),
    );
    await runJobs(test);
    expect(await kept()).toHaveLength(1);
    expect(test.mailer.mailsTo(email)).toHaveLength(1);
  });
});

it('is of one moment: what is sold while it is made is no part of it, and is the difference afterwards', async () => {
  await store({});
  clock = new Date('2027-01-05T11:10:00Z');
  const { database } = test.dependencies;
  let sold: Promise<unknown> | null = null;
  const meanwhile: Database = {
    ...database,
    transaction: (scope, work) =>
      database.transaction(scope, (tx) =>
        work({
          ...tx,
          many: async (statement) => {
            const found = await tx.many(statement);
            if (statement.text.includes('last_position')) await (sold ??= store({ taxedCents: 2000 }));
            return found as never;
          },
        }),
      ),
  };
  await keepAnnualReport({ database: meanwhile, now: () => clock }, { merchantId, year: 2026, firstMonth: 1 });
  expect(sold).not.toBeNull();
  clock = MAY;
  expect((await annual()).kept).toMatchObject({
    soldCents: 1150,
    added: [{ noTrans: 'P-2', soldCents: 2300 }],
    differenceCents: 2300,
    unexplainedCents: 0,
  });
});

describe('the kept report', () => {
  beforeEach(async () => {
    await store({}, { taxedCents: 300 });
    clock = new Date('2027-01-05T11:10:00Z');
    await keepAnnualReport(test.dependencies, { merchantId, year: 2026, firstMonth: 1 });
    clock = MAY;
  });

  it('still holds while no bill of its year changes', async () => {
    await store({ at: new Date('2027-01-08T16:00:00Z') });
    expect((await annual()).kept).toMatchObject({
      soldCents: 1495,
      added: [],
      refused: [],
      differenceCents: 0,
      unexplainedCents: 0,
    });
    expect(await textOfAnnual()).toContain('est toujours juste');
  });

  it('names the bills that came late and those that were refused since, and the difference to the cent', async () => {
    await store({ at: new Date('2026-12-31T16:00:00Z'), taxedCents: 2000 }, { situation: 'training' });
    await asSystem(test, {
      text: "update transmissions set state = 'refused', settled_at = '2027-02-01' where device_id = $1 and position = 2",
      values: [deviceId],
    });
    const { kept, total } = await annual();
    expect(kept).toMatchObject({
      madeAt: '2027-01-05T11:10:00.000Z',
      added: [{ noTrans: 'P-3', soldCents: 2300 }],
      refused: [{ noTrans: 'P-2', soldCents: 345 }],
      differenceCents: 1955,
      unexplainedCents: 0,
    });
    expect(total.soldCents).toBe(1495 + 1955);
    const text = await textOfAnnual();
    expect(text).toContain('arrivée plus tard');
    expect(text).toContain('refusée plus tard');
  });

  it('is there as it was, whatever has changed', async () => {
    await store({ taxedCents: 2000 });
    const total = async (query: string): Promise<unknown> => {
      const sheets = await readXlsxFile((await get(`/reports/annual/2026/xlsx${query}`)).rawPayload);
      return sheets
        .find(({ sheet }) => sheet === 'Mois par mois')
        ?.data.at(-1)
        ?.at(-1);
    };
    expect([await total('?version=kept'), await total('')]).toEqual([14.95, 37.95]);
  });

  it('of a merchant that has moved differs by what midnight left elsewhere, and says so', async () => {
    await store({ at: new Date('2027-01-01T04:30:00Z'), taxedCents: 100 });
    await moveTo('America/Halifax');
    const { kept } = await annual();
    expect(kept).toMatchObject({ differenceCents: 115, unexplainedCents: -115 });
    expect(await textOfAnnual()).toContain('Autre fuseau horaire');
  });
});

import type { SalesReport, TaxReport } from '@comptoir/contract/sales/reports';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aSale, type PlannedBill, storePlanned } from '../../../../test/factories/sales-years.ts';
import { aTerminal } from '../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { rebuildSales } from './fold-sales.ts';

const test = useTestApp({ now: () => new Date('2026-07-01T15:00:00Z') });

const SOUP = aSale({ taxedCents: 435, employee: 'Camille Roy' });

let merchantId: string;
let partnerId: string;
let deviceId: string;
let token: string;

beforeEach(async () => {
  partnerId = await aPartner(test);
  const merchant = await aMerchant(test, { partnerId });
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

const get = (url: string, as = token) =>
  test.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...bearer(as), 'accept-language': 'fr' } });
const sales = async (query: string) => (await get(`/reports/sales?${query}`)).json<SalesReport>();
const taxes = async (query: string) => (await get(`/reports/taxes?${query}`)).json<TaxReport>();

const JUNE = 'from=2026-06-01&to=2026-06-30';
const accept = (positions: readonly number[]) =>
  asSystem(test, {
    text: "update transmissions set state = 'accepted', settled_at = now() where device_id = $1 and position = any($2)",
    values: [deviceId, positions],
  });

describe('the sales report', () => {
  it('adds up sales and refunds of a period, in all and along every dimension', async () => {
    await store(
      { serviceCents: 100, tipCents: 50 },
      { at: new Date('2026-06-02T16:00:00Z'), payment: 'ARG', employee: null, alcoholCents: 20 },
      { situation: 'refund' },
      { at: new Date('2026-05-31T16:00:00Z') },
    );
    const report = await sales(JUNE);
    expect(report.total).toEqual({
      sales: 2,
      refunds: 1,
      grossCents: 990,
      refundedCents: -435,
      netCents: 555,
      gstCents: 28,
      qstCents: 55,
      soldCents: 638,
      adjustmentCents: 0,
      serviceCents: 100,
      alcoholCents: 20,
      tipCents: 50,
    });
    expect(report.days.map(({ day, netCents }) => [day, netCents])).toEqual([
      ['2026-06-01', 100],
      ['2026-06-02', 455],
    ]);
    expect(report.kinds.map(({ kind, soldCents }) => [kind, soldCents])).toEqual([
      ['credit-note', -500],
      ['receipt', 1138],
    ]);
    expect(report.payments.map(({ payment, sales: count }) => [payment, count])).toEqual([
      ['ARG', 1],
      ['DEB', 1],
    ]);
    expect(report.devices).toMatchObject([{ deviceId, deviceName: expect.stringMatching(/^Caisse/), netCents: 555 }]);
    expect(report.employees.map(({ employee, netCents }) => [employee, netCents])).toEqual([
      [null, 455],
      ['Camille Roy', 100],
    ]);
  });

  it('is compared with the period before', async () => {
    await store({}, { at: new Date('2026-05-31T16:00:00Z'), taxedCents: 1000 });
    const { before } = await sales(JUNE);
    expect(before).toMatchObject({ from: '2026-05-01', to: '2026-05-31', total: { netCents: 1000 } });
    expect(before.days.map(({ day }) => day)).toEqual(['2026-05-31']);
  });

  it('is of nothing for a period without a sale', async () => {
    await store({ situation: 'training' }, { situation: 'reproduction' }, { situation: 'estimate' });
    const report = await sales(JUNE);
    expect(report.total).toMatchObject({ sales: 0, refunds: 0, soldCents: 0 });
    expect([report.days, report.kinds, report.employees]).toEqual([[], [], []]);
  });

  it('agrees with the list of bills to the cent', async () => {
    await store({}, { situation: 'refund', taxedCents: 77 }, { refused: true }, { situation: 'later-instalment' });
    const { total } = await sales(JUNE);
    const sum = (await get(`/bills/summary?${JUNE}&states=accepted&states=waiting&states=refused`)).json<object>();
    expect(sum).toMatchObject({ soldCents: total.soldCents, countedBills: total.sales + total.refunds });
  });

  it.each(['America/Montreal', 'America/Halifax'])('begins its days at midnight in %s', async (zone) => {
    await asSystem(test, { text: 'update merchants set time_zone = $2 where id = $1', values: [merchantId, zone] });
    const midnight = zone === 'America/Montreal' ? '2026-06-02T04:00:00Z' : '2026-06-02T03:00:00Z';
    await store({ at: new Date(midnight) }, { at: new Date(Date.parse(midnight) - 1000) });
    expect((await sales(JUNE)).days.map(({ day, sales: count }) => [day, count])).toEqual([
      ['2026-06-01', 1],
      ['2026-06-02', 1],
    ]);
  });

  it('is read by the merchant’s partner, for the merchant that is named', async () => {
    await store({});
    const partner = (await aUser(test, { role: 'partner', partnerId })).token;
    const reply = await get(`/reports/sales?${JUNE}&merchantId=${merchantId}`, partner);
    expect(reply.json<SalesReport>().total.sales).toBe(1);
  });
});

describe.each(['/reports/sales', '/reports/taxes', '/reports/sales/export'])('%s', (path) => {
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

describe('the file of the sales report', () => {
  const file = async (query: string) => get(`/reports/sales/export?${JUNE}&${query}`);

  it('has a row for each day and one for their sum, in the reader’s language', async () => {
    await store({}, { at: new Date('2026-06-02T16:00:00Z'), situation: 'refund', taxedCents: 100 });
    const reply = await file('');
    expect(reply.headers['content-disposition']).toContain('ventes-2026-06-01-2026-06-30.csv');
    expect(reply.body.replace('\uFEFF', '').split('\r\n').slice(0, 4)).toEqual([
      '"Jour";"Ventes";"Remboursements";"Vendu, avant taxes";"Remboursé, avant taxes";"Net, avant taxes";"TPS";"TVQ";' +
        '"Net, taxes comprises";"Ajustements";"Frais de service";"Taxes supplémentaires";"Pourboires"',
      '"2026-06-01";1;0;4,35;0,00;4,35;0,22;0,43;5,00;0,00;0,00;0,00;0,00',
      '"2026-06-02";0;1;0,00;-1,00;-1,00;-0,05;-0,10;-1,15;0,00;0,00;0,00;0,00',
      '"Total";1;1;4,35;-1,00;3,35;0,17;0,33;3,85;0,00;0,00;0,00;0,00',
    ]);
  });

  it.each([
    ['by=kind', '"Vente"'],
    ['by=payment', '"Carte de débit"'],
    ['by=employee', '"\'=1+1"'],
    ['by=month', '"2026-06"'],
    ['by=device', '"Caisse'],
  ])('may be %s, and holds no formula', async (by, label) => {
    await store({ employee: '=1+1' });
    const [, first = ''] = (await file(by)).body.split('\r\n');
    expect(first.startsWith(label)).toBe(true);
  });

  it('names what has no employee', async () => {
    await store({ employee: null });
    expect((await file('by=employee')).body).toContain('"Aucun employé nommé";1;');
  });

  it('agrees with the report, as lines for a program', async () => {
    await store({}, { situation: 'refund', taxedCents: 77 });
    const lines = (await file('format=ndjson')).body.trim().split('\n');
    const { total } = await sales(JUNE);
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({ total: '', ...total });
  });
});

describe('the tax summary', () => {
  it('adds up both taxes by month and quarter, as collected and in one', async () => {
    await store(
      ...Array.from({ length: 10 }, () => ({})),
      { at: new Date('2026-03-31T16:00:00Z'), taxedCents: 1000, untaxedCents: 300 },
      { at: new Date('2026-04-01T16:00:00Z'), situation: 'refund', taxedCents: 100 },
    );
    const report = await taxes('from=2026-01-01&to=2026-06-30');
    expect(
      report.months.map(({ month, salesCents, gstCents, qstCents }) => [month, salesCents, gstCents, qstCents]),
    ).toEqual([
      ['2026-03', 1300, 50, 100],
      ['2026-04', -100, -5, -10],
      ['2026-06', 4350, 220, 430],
    ]);
    expect(report.quarters).toMatchObject([
      { quarter: '2026-Q1', salesCents: 1300, gstBaseCents: 1000, gstOfBaseCents: 50 },
      { quarter: '2026-Q2', salesCents: 4250, gstCents: 215, gstOfBaseCents: 213, qstCents: 420, qstOfBaseCents: 424 },
    ]);
    expect(report.total).toMatchObject({ salesCents: 5550, gstCents: 265, qstCents: 520, soldCents: 6335 });
  });

  it('says what Revenu Québec has, and names each bill that it has not', async () => {
    await store({}, {}, { taxedCents: 1000 }, { refused: true });
    await accept([1, 2]);
    for (const isFolded of [false, true]) {
      if (isFolded) await rebuildSales({ database: test.dependencies.database, now: () => new Date() });
      const { total, authority } = await taxes(JUNE);
      expect(total.soldCents).toBe(2150);
      expect(authority).toMatchObject({
        acceptedBills: 2,
        acceptedCents: 1000,
        outstandingBills: 1,
        outstandingCents: 1150,
        refusedBills: 1,
        refusedCents: 500,
        unexplainedCents: 0,
      });
      expect(authority.bills.map(({ state, soldCents }) => [state, soldCents])).toEqual([
        ['waiting', 1150],
        ['refused', 500],
      ]);
    }
  });

  it('counts bills one by one, so that figures that drifted show', async () => {
    await store({});
    await rebuildSales({ database: test.dependencies.database, now: () => new Date() });
    await asSystem(test, {
      text: 'update sales_days set received_cents = received_cents + 7 where merchant_id = $1',
      values: [merchantId],
    });
    expect((await taxes(JUNE)).authority).toMatchObject({ acceptedCents: 0, unexplainedCents: 7 });
  });

  it('holds the last user report of each device against the bills up to it', async () => {
    await store({}, {}, { situation: 'training' });
    await sentReport('A=1;NO=P-2;AN=2026;SV=1', 575);
    await sentReport('A=1;NO=P-3;AN=2026;SV=2', 1000);
    await store({});
    const expected = { year: 2026, payments: 2, soldCents: 1000, ourPayments: 2, ourCents: 1000 };
    expect((await taxes(JUNE)).authority.counters).toMatchObject([expected]);
    await sentReport('A=1;NO=X-9;AN=2026;SV=7', 4025);
    const unknown = { payments: 7, soldCents: 4025, ourPayments: null, ourCents: null };
    expect((await taxes(JUNE)).authority.counters).toMatchObject([unknown]);
  });

  it('leaves out user reports of another year, and what states no counters', async () => {
    await sentReport('A=1;NO=P-1;AN=2025;SV=1', 575);
    await sentReport('A=1;NO=P-1;AN=2026;SV=x', 575);
    expect((await taxes(JUNE)).authority.counters).toEqual([]);
  });
});

let reports = 0;

/** A user report as the authority took it. */
async function sentReport(fields: string, soldCents: number): Promise<void> {
  reports += 1;
  await asSystem(test, {
    text: `insert into user_reports (device_id, id, merchant_id, document, number, reply, received_at)
      values ($1, $2, $3, $4, '0000000001', '{}', '2026-06-30T12:00:00Z'::timestamptz + $5 * interval '1 minute')`.replaceAll(
      '$5',
      String(reports),
    ),
    values: [deviceId, uuid(), merchantId, `${fields};ST=${formatMoney(soldCents)};TS=A`],
  });
}

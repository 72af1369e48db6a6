import type { RevenueMerchant, RevenueReport } from '@comptoir/contract/money/revenue';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anInvoice } from '../../../../test/factories/billing.ts';
import { aMerchant, aPartner, asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { aServedMerchant } from '../../../../test/factories/revenue.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { UNCOUNTED_CALLS } from '../../../../test/uncounted-calls.ts';
import { refundInvoice } from '../payments/refund-invoice.ts';

let clock = new Date('2026-06-20T16:00:00Z');
const test = useTestApp({ callCounts: UNCOUNTED_CALLS, now: () => clock });

let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await aUser(test, { role: 'admin' });
});
beforeEach(() => (clock = new Date('2026-06-20T16:00:00Z')));

const get = (path: string) => test.app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(admin.token) });
const report = async (query: string) => (await get(`/reports/revenue?${query}`)).json<RevenueReport>();
const behind = async (query: string) =>
  (await get(`/reports/revenue/merchants?${query}`)).json<{ items: RevenueMerchant[] }>().items;

/** Returns one merchant's part of a report: only its row among those behind a figure. */
const partOf = async (merchantId: string, query: string) => {
  const { company_name: _name, ...part } = (await behind(query)).find((one) => one.merchantId === merchantId) ?? {
    company_name: '',
  };
  return part;
};
const SERVICE = { count: 1, cents: 14_000, totalCents: 14_000 };

describe('the recurring revenue', () => {
  it('is new with a merchant’s first month, without its installation', async () => {
    const { merchantId } = await aServedMerchant(test, [{ anchor: '2026-06-10', months: 1 }], { state: 'active' });
    const june = 'from=2026-06-01&to=2026-06-30';
    expect(await partOf(merchantId, `${june}&figure=new`)).toEqual({ merchantId, ...SERVICE });
    expect(await partOf(merchantId, `${june}&figure=opening`)).toEqual({});
    expect(await partOf(merchantId, `${june}&figure=closing`)).toEqual({ merchantId, ...SERVICE });
    expect(await partOf(merchantId, `${june}&figure=invoiced`)).toEqual({
      merchantId,
      count: 1,
      cents: 49_000,
      totalCents: 56_338,
    });
  });

  it('pauses with the day after a season, resumes with the next one, and neither is new', async () => {
    const { merchantId } = await aServedMerchant(test, [
      { anchor: '2025-05-10', months: 5 },
      { anchor: '2026-04-20', months: 1 },
    ]);
    expect(await partOf(merchantId, 'from=2025-10-10&to=2025-10-10&figure=paused')).toEqual({ merchantId, ...SERVICE });
    expect(await partOf(merchantId, 'from=2025-10-11&to=2025-12-31&figure=paused')).toEqual({});
    expect(await partOf(merchantId, 'from=2025-10-10&to=2025-10-10&figure=opening')).toMatchObject(SERVICE);
    expect(await partOf(merchantId, 'from=2025-10-11&to=2025-10-11&figure=opening')).toEqual({});
    expect(await partOf(merchantId, 'from=2026-04-01&to=2026-04-30&figure=resumed')).toEqual({
      merchantId,
      ...SERVICE,
    });
    expect(await partOf(merchantId, 'from=2026-04-01&to=2026-04-30&figure=new')).toEqual({});
  });

  it('does not pause because a renewal is late', async () => {
    const { merchantId } = await aServedMerchant(test, [{ anchor: '2026-02-10', months: 1 }], { state: 'active' });
    expect(await partOf(merchantId, 'from=2026-03-01&to=2026-03-31&figure=paused')).toEqual({});
    expect(await partOf(merchantId, 'from=2026-06-01&to=2026-06-30&figure=opening')).toEqual({
      merchantId,
      ...SERVICE,
    });
  });

  it('changes with a price, and is no less for a credit note', async () => {
    const { merchantId, months } = await aServedMerchant(
      test,
      [
        { anchor: '2026-04-15', months: 1, offCents: 4000 },
        { anchor: '2026-05-15', months: 1 },
      ],
      { state: 'active' },
    );
    const may = 'from=2026-05-01&to=2026-05-31';
    expect(await partOf(merchantId, `${may}&figure=changed`)).toEqual({
      merchantId,
      count: 1,
      cents: 4000,
      totalCents: 4000,
    });
    const deps = { ...test.dependencies, now: () => clock };
    const invoiceId = months[1]?.invoiceId ?? '';
    await refundInvoice(deps, { userId: admin.id, invoiceId, reason: 'Geste' });
    expect(await partOf(merchantId, `${may}&figure=closing`)).toMatchObject({ cents: 14_000 });
    expect(await partOf(merchantId, 'from=2026-06-20&to=2026-06-20&figure=credited')).toEqual({
      merchantId,
      count: 1,
      cents: 14_000,
      totalCents: 16_097,
    });
  });

  it('churns with a pause that becomes a year old, and not with one that ended before', async () => {
    const gone = await aServedMerchant(test, [{ anchor: '2025-03-10', months: 1 }]);
    const back = await aServedMerchant(test, [
      { anchor: '2025-03-10', months: 1 },
      { anchor: '2026-04-10', months: 1 },
    ]);
    const runs = [
      { anchor: '2025-03-10', months: 1 },
      { anchor: '2026-04-11', months: 1 },
    ];
    const late = await aServedMerchant(test, runs, { state: 'active' });
    const churned = (await behind('from=2026-04-10&to=2026-04-10&figure=churned')).map(({ merchantId }) => merchantId);
    expect(churned).toEqual(expect.arrayContaining([gone.merchantId, late.merchantId]));
    expect(churned).not.toContain(back.merchantId);
    // also when the renewal of its present season is late
    expect(await partOf(late.merchantId, 'from=2026-04-01&to=2026-05-31&figure=churned')).toMatchObject({ count: 1 });
    expect(await partOf(gone.merchantId, 'from=2026-04-11&to=2026-05-31&figure=churned')).toEqual({});
  });
});

describe('the revenue report', () => {
  it('has a document on its day in Québec, late in the evening too', async () => {
    const { merchantId } = await aServedMerchant(test, [{ anchor: '2024-02-10', months: 1 }]);
    const made = (at: string) =>
      asSystem(test, { text: 'update invoices set created_at = $2 where merchant_id = $1', values: [merchantId, at] });
    await made('2024-03-01T04:59:59Z');
    expect(await partOf(merchantId, 'from=2024-02-29&to=2024-02-29&figure=invoiced')).toMatchObject({ count: 1 });
    await made('2024-03-01T05:00:00Z');
    expect(await partOf(merchantId, 'from=2024-02-29&to=2024-02-29&figure=invoiced')).toEqual({});
    expect(await partOf(merchantId, 'from=2024-02-01&to=2024-03-31&figure=invoiced&key=2024-03')).toMatchObject({
      count: 1,
    });
  });

  it('has what was invoiced late in the evening in its month, and the next second in the next one', async () => {
    const { id: merchantId } = await aMerchant(test);
    for (const [month, at] of [['02', '2018-03-01T04:59:59Z'] as const, ['03', '2018-03-01T05:00:00Z'] as const])
      await anInvoice(test, {
        merchantId,
        now: new Date(at),
        period: { startsOn: `2018-${month}-01`, endsOn: `2018-0${Number(month) + 1}-01` },
      });
    const { rows } = await report('from=2018-02-01&to=2018-03-31&groupBy=month');
    expect(rows.map(({ figures }) => figures.invoiced)).toMatchObject([
      { count: 1, subtotalCents: 14_000 },
      { count: 1, subtotalCents: 14_000 },
    ]);
  });

  it('has rows by plan, sector and partner, with the names of partners', async () => {
    const partnerId = await aPartner(test);
    const { merchantId } = await aServedMerchant(test, [{ anchor: '2023-01-10', months: 1 }], { partnerId });
    await asSystem(test, { text: "update merchants set sub_sector = 'bar' where id = $1", values: [merchantId] });
    const january = 'from=2023-01-01&to=2023-01-31';
    const rowsBy = async (group: string) => (await report(`${january}&groupBy=${group}`)).rows;
    expect(await rowsBy('sector')).toMatchObject([{ key: 'bar', name: null, figures: { new: { count: 1 } } }]);
    expect(await rowsBy('plan')).toMatchObject([{ key: 'autonomous', figures: { closing: { cents: 14_000 } } }]);
    expect(await rowsBy('partner')).toMatchObject([{ key: partnerId, name: expect.any(String) }]);
    expect(await behind(`${january}&figure=new&groupBy=partner&key=${partnerId}`)).toHaveLength(1);
    expect(await behind(`${january}&figure=new&groupBy=partner&key=none`)).toEqual([]);
  });

  it('stands beside the period before, and keeps a row that only that one has', async () => {
    await aServedMerchant(test, [{ anchor: '2022-03-10', months: 1 }]);
    const months = await report('from=2022-04-01&to=2022-04-30');
    expect(months).toMatchObject({
      before: { from: '2022-03-01', to: '2022-03-31' },
      total: { opening: { count: 1 }, paused: { count: 1, cents: 14_000 }, closing: { count: 0, cents: 0 } },
      totalBefore: { new: { count: 1 }, invoiced: { count: 1 } },
      rows: [{ key: '2022-04', before: { new: { count: 1 } } }],
    });
    const gone = await report('from=2022-05-01&to=2022-05-31&groupBy=plan');
    expect(gone.rows).toMatchObject([
      { key: 'autonomous', figures: { closing: { count: 0 } }, before: { paused: { count: 1 } } },
    ]);
  });

  it.each([
    ['from=2026-06-02&to=2026-06-01', 'after-end'],
    ['from=2025-01-01&to=2026-06-01', 'too-long'],
  ])('is not made for %s', async (query, rule) => {
    const refusal = { error: { code: 'validation-failed', fields: [{ path: 'from', rule }] } };
    expect((await get(`/reports/revenue?${query}`)).json()).toMatchObject(refusal);
    expect((await get(`/reports/revenue/merchants?${query}&figure=new`)).json()).toMatchObject(refusal);
  });

  it('has no merchant when a month is asked for that it does not touch', async () => {
    expect(await behind('from=2026-06-01&to=2026-06-30&figure=invoiced&key=2026-05')).toEqual([]);
  });
});

import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import type { PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import type { PaidInADay, SoldInADay } from '@comptoir/domain/sales/reports/sales-journal';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Filter of a merchant's bills, by days of the zone, both included (`-infinity` and `infinity` for no end); null is no condition. `start` and
 * `end` are the days' bounds.
 */
export interface SalesFilter {
  readonly merchantId: string;
  readonly zone: MerchantTimeZone;
  readonly from: Day;
  readonly to: Day;
  readonly start: Date | '-infinity';
  readonly end: Date | 'infinity';
  readonly deviceIds: readonly string[] | null;
  readonly employees: readonly string[] | null;
  readonly kinds: readonly BillKind[] | null;
  readonly payments: readonly PaymentCode[] | null;
}

const DEVICES = '(:deviceIds::uuid[] is null or s.device_id = any(:deviceIds))';
const WANTED = `(:employees::text[] is null or nullif(s.employee, '') = any(:employees))
  and (:kinds::text[] is null or s.kind = any(:kinds)) and (:payments::text[] is null or s.payment = any(:payments))`;

/** A bill `b` with its figures, of a transmission `t`. */
const BILL = `join transactions b on b.merchant_id = :merchantId and b.id = t.transaction_id and b.signed_at = t.signed_at
  cross join lateral bill_figures(b.document::jsonb, b.sold_cents, b.kind) f`;

/**
 * Every figure of the days, exact at any moment: what is folded, the bills behind it in each chain one by one, and those that the
 * authority refused taken away again. Decision 71.
 */
const SALES = `folds as (
    select d.id as device_id, coalesce(f.position, 0) as position
    from devices d left join sales_folds f on f.device_id = d.id and f.zone = :zone::text
    where d.merchant_id = :merchantId
  ), sales as (
    select s.* from (
      select day, device_id, kind, payment, employee, bills, sales, refunds, gross_cents, refunded_cents, gst_cents, qst_cents,
        gst_base_cents, qst_base_cents, received_cents, returned_cents, adjustment_cents, service_cents, alcohol_cents, tip_cents
      from sales_days
      where merchant_id = :merchantId and day between :from::date and :to::date
        and device_id in (select device_id from folds where position > 0)
      union all
      select (t.signed_at at time zone zone_of(:zone))::date, t.device_id, b.kind, b.payment, coalesce(b.employee, ''), 1, f.*
      from folds join transmissions t on t.merchant_id = :merchantId and t.device_id = folds.device_id and t.position > folds.position
        ${BILL}
      where t.signed_at >= :start::timestamptz and t.signed_at < :end::timestamptz
      union all
      select (t.signed_at at time zone zone_of(:zone))::date, t.device_id, b.kind, b.payment, coalesce(b.employee, ''), 0, - f.sales, - f.refunds,
        - f.gross_cents, - f.refunded_cents, - f.gst_cents, - f.qst_cents, - f.gst_base_cents, - f.qst_base_cents, - f.received_cents,
        - f.returned_cents, - f.adjustment_cents, - f.service_cents, - f.alcohol_cents, - f.tip_cents
      from transmissions t ${BILL}
      where t.merchant_id = :merchantId and t.state = 'refused' and t.signed_at >= :start::timestamptz
        and t.signed_at < :end::timestamptz
    ) s
    where ${DEVICES} and ${WANTED}
  )`;

/** Number of bills and their sums, without those that the authority refused. */
export interface DaySums {
  readonly count: number;
  readonly countedBills: number;
  readonly receivedCents: number;
  readonly returnedCents: number;
  readonly soldCents: number;
}

export const sumSales = (tx: Transaction, filter: SalesFilter): Promise<DaySums | null> =>
  tx.first({
    name: 'sum-sales',
    text: `with ${SALES}
      select coalesce(sum(bills), 0)::int as count, coalesce(sum(sales + refunds), 0)::int as "countedBills",
        coalesce(sum(received_cents), 0)::float8 as "receivedCents", coalesce(sum(returned_cents), 0)::float8 as "returnedCents",
        coalesce(sum(received_cents + returned_cents), 0)::float8 as "soldCents"
      from sales`,
    values: valuesOf(filter),
  });

/** Sums of bills, in cents; refunds are negative. */
export interface Figures {
  readonly sales: number;
  readonly refunds: number;
  readonly grossCents: number;
  readonly refundedCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly gstBaseCents: number;
  readonly qstBaseCents: number;
  readonly soldCents: number;
  readonly adjustmentCents: number;
  readonly serviceCents: number;
  readonly alcoholCents: number;
  readonly tipCents: number;
}

/** Figures of one value of one dimension: of `day` its date, of `month` its `YYYY-MM`, of `device` its id, of `total` nothing. */
export interface SalesGroup extends Figures {
  readonly by: string;
  readonly key: string;
}

/** The figures of a filter, in all and along every dimension, in one reading. */
export const listSalesGroups = (tx: Transaction, filter: SalesFilter): Promise<SalesGroup[]> =>
  tx.many({
    name: 'list-sales-groups',
    text: `with ${SALES}
      select case when grouping(day) = 0 then 'day' when grouping(month) = 0 then 'month' when grouping(kind) = 0 then 'kind'
          when grouping(payment) = 0 then 'payment' when grouping(device_id) = 0 then 'device'
          when grouping(employee) = 0 then 'employee' else 'total' end as by,
        coalesce(day::text, month, kind, payment, device_id::text, employee, '') as key,
        coalesce(sum(sales), 0)::int as sales, coalesce(sum(refunds), 0)::int as refunds,
        coalesce(sum(gross_cents), 0)::float8 as "grossCents", coalesce(sum(refunded_cents), 0)::float8 as "refundedCents",
        coalesce(sum(gst_cents), 0)::float8 as "gstCents", coalesce(sum(qst_cents), 0)::float8 as "qstCents",
        coalesce(sum(gst_base_cents), 0)::float8 as "gstBaseCents", coalesce(sum(qst_base_cents), 0)::float8 as "qstBaseCents",
        coalesce(sum(received_cents + returned_cents), 0)::float8 as "soldCents",
        coalesce(sum(adjustment_cents), 0)::float8 as "adjustmentCents", coalesce(sum(service_cents), 0)::float8 as "serviceCents",
        coalesce(sum(alcohol_cents), 0)::float8 as "alcoholCents", coalesce(sum(tip_cents), 0)::float8 as "tipCents"
      from sales cross join lateral (select to_char(day, 'YYYY-MM') as month) m
      group by grouping sets ((), (day), (month), (kind), (payment), (device_id), (employee))
      having grouping(day, month, kind, payment, device_id, employee) = 63
        or sum(sales) <> 0 or sum(refunds) <> 0 or sum(tip_cents) <> 0
      order by 1, 2`,
    values: valuesOf(filter),
  });

/** Lists the sales day by day, by kind and means of payment: the source of journal entries. */
export const listSoldDays = (tx: Transaction, filter: SalesFilter): Promise<SoldInADay[]> =>
  tx.many({
    name: 'list-sold-days',
    text: `with ${SALES}
      select day::text as day, kind, payment, sum(gross_cents)::float8 as "grossCents",
        sum(refunded_cents)::float8 as "refundedCents", sum(gst_cents)::float8 as "gstCents", sum(qst_cents)::float8 as "qstCents",
        sum(received_cents + returned_cents)::float8 as "soldCents", sum(adjustment_cents)::float8 as "adjustmentCents",
        sum(service_cents)::float8 as "serviceCents", sum(alcohol_cents)::float8 as "alcoholCents",
        sum(tip_cents)::float8 as "tipCents"
      from sales group by day, kind, payment order by day, kind, payment`,
    values: valuesOf(filter),
  });

/** Lists the payments of each day's instalments, read from their bills: the days know what is sold, not what of it is paid. */
export const listInstalmentDays = (tx: Transaction, filter: SalesFilter): Promise<PaidInADay[]> =>
  tx.many({
    name: 'list-instalment-days',
    text: `select (b.signed_at at time zone zone_of(:zone))::date::text as day, b.payment,
        sum(document_cents(b.document::jsonb #>> '{mont,versActu}'))::float8 as "paidCents"
      from transactions b
      where b.merchant_id = :merchantId and b.signed_at >= :start and b.signed_at < :end and b.kind = 'instalment'
        and not exists (select from transmissions t where t.merchant_id = :merchantId and t.transaction_id = b.id
          and t.signed_at = b.signed_at and t.state = 'refused')
      group by 1, 2 order by 1, 2`,
    values: { merchantId: filter.merchantId, zone: filter.zone, start: filter.start, end: filter.end },
  });

/** A merchant's devices, those that it no longer uses too. */
export const listDeviceNames = (tx: Transaction, merchantId: string): Promise<{ id: string; name: string }[]> =>
  tx.many({
    name: 'list-device-names',
    text: 'select id, name from devices where merchant_id = $1',
    values: [merchantId],
  });

/** Counts every folded bill of a merchant once more and lists the days on which the figures are others. */
export const listDifferentDays = (
  tx: Transaction,
  given: { merchantId: string; zone: MerchantTimeZone },
): Promise<{ day: Day }[]> =>
  tx.many({
    text: `with folded as (
        select day, device_id, kind, payment, employee, bills, sales, refunds, gross_cents, refunded_cents, gst_cents, qst_cents,
          gst_base_cents, qst_base_cents, received_cents, returned_cents, adjustment_cents, service_cents, alcohol_cents, tip_cents
        from sales_days where merchant_id = $1
      ), counted as (
        select (b.signed_at at time zone zone_of($2::text))::date as day, b.device_id, b.kind, b.payment, coalesce(b.employee, '') as employee,
          count(*), sum(f.sales), sum(f.refunds), sum(f.gross_cents), sum(f.refunded_cents), sum(f.gst_cents), sum(f.qst_cents),
          sum(f.gst_base_cents), sum(f.qst_base_cents), sum(f.received_cents), sum(f.returned_cents), sum(f.adjustment_cents),
          sum(f.service_cents), sum(f.alcohol_cents), sum(f.tip_cents)
        from sales_folds d join transactions b on b.merchant_id = d.merchant_id and b.device_id = d.device_id and b.position <= d.position
          cross join lateral bill_figures(b.document::jsonb, b.sold_cents, b.kind) f
        where d.merchant_id = $1 and d.zone = $2 group by 1, 2, 3, 4, 5
      ), different as (
        (table folded except table counted) union all (table counted except table folded)
      )
      select distinct day::text as day from different order by 1`,
    values: [given.merchantId, given.zone],
  });

/** Merchants whose days are folded by the zone that they have. */
export const listFoldedMerchants = (tx: Transaction): Promise<{ merchantId: string; zone: MerchantTimeZone }[]> =>
  tx.many({
    text: `select distinct f.merchant_id as "merchantId", f.zone
      from sales_folds f join merchants m on m.id = f.merchant_id and m.time_zone = f.zone order by 1`,
  });

const valuesOf = (filter: SalesFilter) => ({
  merchantId: filter.merchantId,
  zone: filter.zone,
  from: filter.from,
  to: filter.to,
  start: filter.start,
  end: filter.end,
  deviceIds: filter.deviceIds,
  employees: filter.employees,
  kinds: filter.kinds,
  payments: filter.payments,
});

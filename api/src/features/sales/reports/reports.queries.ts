import type { TransmissionReportSort, TransmissionReportTotal } from '@comptoir/contract/sales/reports';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { LaneEvent } from '@comptoir/domain/sales/reports/outages-of';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import { MADE_BY_MERCHANT, wholeMonths } from './made-bills.ts';

/** Counts of the overview beside the merchants themselves. */
export interface OverviewCounts {
  readonly partners: number;
  readonly acceptedToday: number;
  readonly failing: boolean;
}

/**
 * Bills of the day, as the report of that day counts them, whatever came late from the day before. They lie together, so that the cost grows
 * with the day's bills alone.
 */
export const readOverviewCounts = (
  tx: Transaction,
  today: { start: Date; end: Date },
): Promise<OverviewCounts | null> =>
  tx.first({
    name: 'read-overview-counts',
    text: `select (select count(*)::int from partners) as partners,
        (select count(*)::int from transmissions
          where signed_at >= $1 and signed_at < $2 and state in ('accepted', 'received-with-errors')) as "acceptedToday",
        exists (select from lanes where failures > 0) as failing`,
    values: [today.start, today.end],
  });

/** A merchant's bills of a period as they are counted; the sum is of all that are neither waiting nor refused. */
interface TransmissionLine extends Omit<TransmissionReportTotal, 'merchants'> {
  readonly merchantId: string;
  readonly companyName: string;
}

const COLUMNS = {
  name: 'name',
  bills: 'bills',
  accepted: 'accepted',
  waiting: 'waiting',
  refused: 'refused',
  total: '"totalCents"',
} as const;

interface WantedLines {
  readonly from: Day;
  readonly to: Day;
  readonly start: Date;
  readonly end: Date;
  readonly sort: TransmissionReportSort;
  readonly offset: number;
  /** Null for all. */
  readonly limit: number | null;
}

/**
 * Counts as bills are folded by day and month, without a look at each bill's state: nearly all are accepted, so the few that
 * are not are counted and taken away. The total is of all merchants, however few of them are asked for.
 */
export const listTransmissionLines = (
  tx: Transaction,
  { sort, from, to, start, end, offset, limit }: WantedLines,
): Promise<{ items: TransmissionLine[]; total: TransmissionReportTotal } | null> => {
  const [, minus, column] = /^(-?)(.+)$/.exec(sort) ?? [];
  const order = `${COLUMNS[column as keyof typeof COLUMNS]} ${minus ? 'desc' : 'asc'}, name, "merchantId"`;
  return tx.first({
    text: `with ${MADE_BY_MERCHANT}, outside as (
        select merchant_id, device_id, position, signed_at, false as refused from transmissions
          where state in ('waiting', 'sending', 'unknown') and signed_at >= :start and signed_at < :end
        union all
        select merchant_id, device_id, position, signed_at, true from transmissions
          where state = 'refused' and signed_at >= :start and signed_at < :end
      ), missing as (
        select o.merchant_id, (count(*) filter (where not o.refused))::int as waiting,
          (count(*) filter (where o.refused))::int as refused, sum(b.sold_cents) as cents
        from outside o
        join transactions b on b.device_id = o.device_id and b.position = o.position and b.signed_at = o.signed_at
          and b.signed_at >= :start and b.signed_at < :end
        group by o.merchant_id
      ), listed as (
        select m.id as "merchantId", m.company_name as "companyName", fold(m.company_name) as name,
          coalesce(made.bills, 0)::int as bills, coalesce(missing.waiting, 0) as waiting,
          coalesce(missing.refused, 0) as refused,
          coalesce(made.bills, 0)::int - coalesce(missing.waiting, 0) - coalesce(missing.refused, 0) as accepted,
          (coalesce(made.sold_cents, 0) - coalesce(missing.cents, 0))::float8 as "totalCents"
        from merchants m
        left join made_by_merchant made on made.merchant_id = m.id
        left join missing on missing.merchant_id = m.id
      ), page as (
        select row_number() over (order by ${order}) as place, "merchantId", "companyName",
          bills, accepted, waiting, refused, "totalCents"
        from listed order by place limit :limit offset :offset
      )
      select (select json_build_object('merchants', count(*), 'bills', coalesce(sum(bills), 0),
            'accepted', coalesce(sum(accepted), 0), 'waiting', coalesce(sum(waiting), 0),
            'refused', coalesce(sum(refused), 0), 'totalCents', coalesce(sum("totalCents"), 0)) from listed) as total,
        (select coalesce(json_agg(json_build_object('merchantId', "merchantId", 'companyName', "companyName", 'bills', bills,
            'accepted', accepted, 'waiting', waiting, 'refused', refused, 'totalCents', "totalCents") order by place), '[]')
          from page) as items`,
    values: { from, to, start, end, ...wholeMonths({ from, to }), offset, limit },
  });
};

const OUTAGES = `select device_id as "deviceId", occurred_at as at, event = 'authority-reachable' as "isReachable" from activity_log
  where merchant_id = $1 and event in ('authority-unreachable', 'authority-reachable')`;

/** Lists the losses and returns of the authority for a merchant's devices, in the order of time; before `start` the last of each device. */
export const listLaneEvents = (
  tx: Transaction,
  { merchantId, start, end }: { merchantId: string; start: Date; end: Date },
): Promise<LaneEvent[]> =>
  tx.many({
    name: 'list-lane-events',
    text: `(select distinct on (e."deviceId") e.* from (${OUTAGES} and occurred_at < $2) e order by e."deviceId", e.at desc)
      union all ${OUTAGES} and occurred_at >= $2 and occurred_at < $3
      order by at`,
    values: [merchantId, start, end],
  });

/** Sales and refunds of an hour of the clock: their number, and their sum after tax. */
export interface HourSum {
  readonly day: string;
  readonly hour: number;
  readonly bills: number;
  readonly soldCents: number;
}

/** The bills of some stretches of time by hour, one by one: days know no hours. Those that the authority refused are none. */
export const sumByHour = (
  tx: Transaction,
  wanted: { merchantId: string; zone: MerchantTimeZone; starts: readonly Date[]; ends: readonly Date[] },
): Promise<HourSum[]> =>
  tx.many({
    name: 'sum-by-hour',
    text: `select (b.signed_at at time zone zone_of($2::text))::date::text as day, extract(hour from b.signed_at at time zone zone_of($2))::int as hour,
        count(*)::int as bills, sum(b.sold_cents)::float8 as "soldCents"
      from unnest($3::timestamptz[], $4::timestamptz[]) s (start, "end")
      cross join lateral (
        select signed_at, sold_cents from transactions t
        where t.merchant_id = $1 and t.signed_at >= s.start and t.signed_at < s."end" and t.sold_cents <> 0
          and not exists (
            select from transmissions r
            where r.merchant_id = $1 and r.signed_at = t.signed_at and r.transaction_id = t.id and r.state = 'refused'
          )
      ) b
      group by 1, 2`,
    values: [wanted.merchantId, wanted.zone, wanted.starts, wanted.ends],
  });

/** Counts the folded bills of a merchant once more and lists the days on which the counts are others, by the day and in their sums of a month. */
export const listDifferentCounts = (tx: Transaction, merchantId: string): Promise<{ day: Day }[]> =>
  tx.many({
    text: `with folded as (
        select day, bills, sold_cents from bill_days where merchant_id = $1
      ), counted as (
        select (b.signed_at at time zone 'America/Toronto')::date as day, count(*), sum(b.sold_cents)
        from sales_folds d join transactions b
          on b.merchant_id = d.merchant_id and b.device_id = d.device_id and b.position <= d.counted_position
        where d.merchant_id = $1 group by 1
      ), months as (
        select month, bills, sold_cents from bill_months where merchant_id = $1 and bills <> 0
      ), summed as (
        select date_trunc('month', day)::date as month, sum(bills), sum(sold_cents) from folded group by 1
      ), different (day) as (
        (table folded except table counted) union all (table counted except table folded)
        union all (table months except table summed) union all (table summed except table months)
      )
      select distinct day::text as day from different order by 1`,
    values: [merchantId],
  });

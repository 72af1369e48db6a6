import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Bills of a merchant, from `start` on and before `end`. */
interface Bounds {
  readonly merchantId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Sales and refunds in a state: their number, and their sum after tax; `null` for all of them, whatever their state. */
export interface StateSum {
  readonly state: TransmissionState | null;
  readonly bills: number;
  readonly soldCents: number;
}

/** Bills that are not simply accepted: rare, with indexes of their own. */
const NOT_ACCEPTED = `select t.state, t.transaction_id, t.signed_at from transmissions t
    where t.device_id in (select id from devices where merchant_id = $1) and t.state in ('waiting', 'sending', 'unknown')
      and t.signed_at >= $2 and t.signed_at < $3
  union all
  select t.state, t.transaction_id, t.signed_at from transmissions t
    where t.merchant_id = $1 and t.state in ('refused', 'received-with-errors') and t.signed_at >= $2 and t.signed_at < $3`;

/** Bills counted one by one, whatever the merchant's days say. */
export const sumByState = (tx: Transaction, { merchantId, start, end }: Bounds): Promise<StateSum[]> =>
  tx.many({
    name: 'sum-by-state',
    text: `with others as (${NOT_ACCEPTED})
      select null as state, count(*)::int as bills, coalesce(sum(sold_cents), 0)::float8 as "soldCents" from transactions
        where merchant_id = $1 and signed_at >= $2 and signed_at < $3 and sold_cents <> 0
      union all
      select o.state, count(*)::int, sum(b.sold_cents)::float8
        from others o join transactions b on b.merchant_id = $1 and b.id = o.transaction_id and b.signed_at = o.signed_at
        where b.sold_cents <> 0 group by o.state`,
    values: [merchantId, start, end],
  });

/** A bill that Revenu Québec has not, or refused. */
export interface OpenBill {
  readonly id: string;
  readonly noTrans: string;
  readonly signedAt: Date;
  readonly deviceName: string;
  readonly state: TransmissionState;
  readonly soldCents: number;
}

export const listOpenBills = (
  tx: Transaction,
  { merchantId, start, end }: Bounds,
  limit: number,
): Promise<OpenBill[]> =>
  tx.many({
    name: 'list-open-bills',
    text: `with others as (${NOT_ACCEPTED})
      select b.id, b.no_trans as "noTrans", b.signed_at as "signedAt", d.name as "deviceName", o.state,
        b.sold_cents::float8 as "soldCents"
      from others o join transactions b on b.merchant_id = $1 and b.id = o.transaction_id and b.signed_at = o.signed_at
        join devices d on d.merchant_id = $1 and d.id = b.device_id
      where b.sold_cents <> 0 and o.state <> 'received-with-errors' order by b.signed_at, b.id limit $4`,
    values: [merchantId, start, end, limit],
  });

/** The last user report of a device in a year, and what the bills up to its last one come to; null when that one is not here. */
export interface CounterLine {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly receivedAt: Date;
  readonly document: string;
  readonly ourPayments: number | null;
  readonly ourCents: number | null;
}

export const listCounters = (
  tx: Transaction,
  { merchantId, start, end, year }: Bounds & { year: number },
): Promise<CounterLine[]> =>
  tx.many({
    name: 'list-counters',
    text: `with last as (
        select distinct on (r.device_id) r.device_id, r.received_at, r.document,
          split_part(split_part(r.document, ';NO=', 2), ';', 1) as no_trans
        from user_reports r
        where r.merchant_id = :merchantId and r.number is not null and strpos(r.document, ';AN=' || :year::int || ';') > 0
        order by r.device_id, r.received_at desc
      )
      select last.device_id as "deviceId", d.name as "deviceName", last.received_at as "receivedAt", last.document,
        case when up.position is not null then ours.payments end as "ourPayments",
        case when up.position is not null then ours.cents end as "ourCents"
      from last join devices d on d.merchant_id = :merchantId and d.id = last.device_id
        left join lateral (
          select max(b.position) as position from transactions b
          where b.merchant_id = :merchantId and b.no_trans = last.no_trans collate "C" and b.device_id = last.device_id
        ) up on true
        left join lateral (
          select count(*)::int as payments, coalesce(sum(b.sold_cents), 0)::float8 as cents from transactions b
          where b.merchant_id = :merchantId and b.device_id = last.device_id and b.signed_at >= :start and b.signed_at < :end
            and b.position <= up.position and b.sold_cents <> 0
        ) ours on true
      order by d.name, d.id`,
    values: { merchantId, start, end, year },
  });

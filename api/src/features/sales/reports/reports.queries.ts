import type { Transaction } from '../../../platform/database/database.ts';

/** What the overview counts beside the merchants themselves. */
export interface OverviewCounts {
  readonly partners: number;
  readonly acceptedToday: number;
  readonly failing: boolean;
}

/** Each merchant's share of the day is read by its own index, so that the cost grows with the day's bills alone. */
export const readOverviewCounts = (tx: Transaction, today: { start: Date }): Promise<OverviewCounts | null> =>
  tx.first({
    name: 'read-overview-counts',
    text: `select (select count(*)::int from partners) as partners,
        (select coalesce(sum(settled.count), 0)::int from merchants m cross join lateral (
          select count(*) from transmissions t
          where t.merchant_id = m.id and t.settled_at >= $1 and t.state in ('accepted', 'received-with-errors')
        ) settled) as "acceptedToday",
        exists (select from lanes where failures > 0) as failing`,
    values: [today.start],
  });

/** A merchant's bills of a period as they are counted; the sum is of all that are neither waiting nor refused. */
export interface TransmissionLine {
  readonly merchantId: string;
  readonly companyName: string;
  readonly bills: number;
  readonly waiting: number;
  readonly refused: number;
  readonly totalCents: number;
}

/**
 * Counts from the period's partitions alone, without a look at each bill's state: nearly all are accepted, so the few that
 * are not are counted and taken away.
 */
export const listTransmissionLines = (
  tx: Transaction,
  period: { start: Date; end: Date },
): Promise<TransmissionLine[]> =>
  tx.many({
    text: `with made as (
        select merchant_id, count(*)::int as bills, sum(sold_cents) as cents from transactions
        where signed_at >= $1 and signed_at < $2 group by merchant_id
      ), outside as (
        select merchant_id, device_id, position, signed_at, false as refused from transmissions
          where state in ('waiting', 'sending', 'unknown') and signed_at >= $1 and signed_at < $2
        union all
        select merchant_id, device_id, position, signed_at, true from transmissions
          where state = 'refused' and signed_at >= $1 and signed_at < $2
      ), missing as (
        select o.merchant_id, (count(*) filter (where not o.refused))::int as waiting,
          (count(*) filter (where o.refused))::int as refused, sum(b.sold_cents) as cents
        from outside o
        join transactions b on b.device_id = o.device_id and b.position = o.position and b.signed_at = o.signed_at
        group by o.merchant_id
      )
      select m.id as "merchantId", m.company_name as "companyName", coalesce(made.bills, 0) as bills,
        coalesce(missing.waiting, 0) as waiting, coalesce(missing.refused, 0) as refused,
        (coalesce(made.cents, 0) - coalesce(missing.cents, 0))::float8 as "totalCents"
      from merchants m
      left join made on made.merchant_id = m.id
      left join missing on missing.merchant_id = m.id
      order by fold(m.company_name), m.id`,
    values: [period.start, period.end],
  });

import type { Transaction } from '../../../platform/database/database.ts';

export interface HealthRow {
  readonly acceptedToday: number;
  readonly acceptedTodayCents: number;
  readonly refusedToday: number;
  readonly lastAcceptedAt: Date | null;
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  readonly isFailing: boolean;
  readonly hasSentLately: boolean;
}

/**
 * Finds the results of the bills made today where the merchant is, those that wait, and the state of its lanes, each from an index of its own;
 * null for a merchant that the scope does not see.
 */
export const findHealth = (
  tx: Transaction,
  { merchantId, now, lately }: { merchantId: string; now: Date; lately: Date },
): Promise<HealthRow | null> =>
  tx.first({
    name: 'find-health',
    text: `select today.*, w.*, l.settled_at as "lastAcceptedAt",
        exists (select from lanes where merchant_id = m.id and failures > 0) as "isFailing",
        exists (select from transmissions where merchant_id = m.id and settled_at >= $3) as "hasSentLately"
      from merchants m
      cross join lateral (
        select date_trunc('day', $2::timestamptz at time zone zone_of(m.time_zone)) as today
      ) d
      cross join lateral (
        select (count(*) filter (where t.state in ('accepted', 'received-with-errors')))::int as "acceptedToday",
          coalesce(sum(b.sold_cents) filter (where t.state in ('accepted', 'received-with-errors')), 0)::float8
            as "acceptedTodayCents",
          (count(*) filter (where t.state = 'refused'))::int as "refusedToday"
        from transactions b
        join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
        where b.merchant_id = m.id and b.signed_at >= d.today at time zone zone_of(m.time_zone)
          and b.signed_at < (d.today + interval '1 day') at time zone zone_of(m.time_zone)
      ) today
      cross join lateral (
        select count(*)::int as waiting, min(signed_at) as "oldestWaitingAt" from transmissions
        where merchant_id = m.id and state in ('waiting', 'sending', 'unknown')
      ) w
      left join lateral (
        select settled_at from transmissions
        where merchant_id = m.id and settled_at is not null and state <> 'refused' order by settled_at desc limit 1
      ) l on true
      where m.id = $1`,
    values: [merchantId, now, lately],
  });

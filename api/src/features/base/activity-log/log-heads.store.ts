import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** The head of a day of a merchant's log, as it was sealed. `sha256` covers the day's lines and the head of the day before. */
export interface LogHead {
  readonly day: Day;
  readonly lines: number;
  readonly lastId: string | null;
  readonly sha256: string;
}

/** A head with the time it covers; `startsAt` is null of the first, which covers all before its end. */
export interface SealedDay extends LogHead {
  readonly startsAt: Date | null;
  readonly endsAt: Date;
}

const HEAD = `h.day::text as day, h.lines::float8 as lines, h.last_id as "lastId", h.sha256`;
const SEALED = `${HEAD}, case when isfinite(h.starts_at) then h.starts_at end as "startsAt", h.ends_at as "endsAt"`;

/** A merchant's heads from one day to another, both included, in order: those that are sealed. */
export const selectLogHeads = (
  tx: Transaction,
  merchantId: string,
  { from, to }: { from: Day; to: Day },
): Promise<LogHead[]> =>
  tx.many({
    text: `select ${HEAD} from log_heads h where h.merchant_id = $1 and h.day between $2::date and $3::date order by h.day`,
    values: [merchantId, from, to],
  });

/** A merchant whose log is sealed, with the last day that is. */
export interface SealingMerchant {
  readonly id: string;
  readonly zone: MerchantTimeZone;
  readonly last: SealedDay | null;
}

/** The same as a row: all that is of the last sealed day is null where there is none. */
interface SealingRow {
  readonly id: string;
  readonly zone: MerchantTimeZone;
  readonly day: Day | null;
  readonly lines: number | null;
  readonly lastId: string | null;
  readonly sha256: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export async function listSealingMerchants(tx: Transaction): Promise<SealingMerchant[]> {
  const rows = await tx.many<SealingRow>({
    text: `select m.id, m.time_zone as zone, ${SEALED} from merchants m
      left join lateral (select * from log_heads h where h.merchant_id = m.id order by h.day desc limit 1) h on true
      order by m.id`,
  });
  return rows.map(({ id, zone, ...last }) => ({ id, zone, last: last.day === null ? null : (last as SealedDay) }));
}

/** Finds the instant that the oldest line of a log is listed at; null of an empty log. */
export const findOldestLine = async (tx: Transaction, merchantId: string): Promise<Date | null> =>
  (
    await tx.first<{ at: Date | null }>({
      text: `select least(
          (select min(occurred_at) from activity_log where merchant_id = $1 and arrived_at is null),
          (select min(arrived_at) from activity_log where merchant_id = $1 and arrived_at is not null)) as at`,
      values: [merchantId],
    })
  )?.at ?? null;

/** Adds heads behind the last one. Of two servers that seal the same day, the second finds it sealed. */
export function insertLogHeads(
  tx: Transaction,
  { merchantId, sealedAt, days }: { merchantId: string; sealedAt: Date; days: readonly SealedDay[] },
): void {
  tx.write({
    text: `insert into log_heads (merchant_id, day, starts_at, ends_at, lines, last_id, sha256, sealed_at)
      select :merchantId, d.day, coalesce(d.starts_at, '-infinity'), d.ends_at, d.lines, d.last_id, d.sha256, :sealedAt
      from unnest(:days::date[], :starts::timestamptz[], :ends::timestamptz[], :lines::bigint[], :lastIds::uuid[], :hashes::text[])
        d (day, starts_at, ends_at, lines, last_id, sha256)
      on conflict do nothing`,
    values: {
      merchantId,
      sealedAt,
      days: days.map(({ day }) => day),
      starts: days.map(({ startsAt }) => startsAt),
      ends: days.map(({ endsAt }) => endsAt),
      lines: days.map(({ lines }) => lines),
      lastIds: days.map(({ lastId }) => lastId),
      hashes: days.map(({ sha256 }) => sha256),
    },
  });
}

/** A sealed day with the hash it is joined to, and where the day before ended; both null of the first day there is. */
export interface JoinedDay extends SealedDay {
  readonly previous: string | null;
  readonly previousEndsAt: Date | null;
}

/**
 * A merchant's sealed days that are to be followed: all of them, or the last three and each older one once in thirty nights. A day that is
 * joined to another one than the day before it shows by its start.
 */
export const listDaysToCheck = (
  tx: Transaction,
  { merchantId, night }: { merchantId: string; night: number | null },
): Promise<JoinedDay[]> =>
  tx.many({
    text: `with joined as (
        select h.*, lag(h.sha256) over w as previous, lag(h.ends_at) over w as previous_ends_at, row_number() over (order by h.day desc) as age
        from log_heads h where h.merchant_id = $1 window w as (order by h.day))
      select ${SEALED}, h.previous, h.previous_ends_at as "previousEndsAt" from joined h
      where $2::int is null or h.age <= 3 or (h.day - date '2000-01-01') % 30 = $2::int % 30 order by h.day`,
    values: [merchantId, night],
  });

/** Result of following the seals whose turn it was. */
export interface LogCheck {
  readonly id: string;
  readonly checkedAt: Date;
  readonly days: number;
  readonly faults: number;
}

export const insertLogCheck = (tx: Transaction, { id, checkedAt, days, faults }: LogCheck): void =>
  tx.write({
    text: 'insert into log_checks (id, checked_at, days, faults) values ($1, $2, $3, $4)',
    values: [id, checkedAt, days, faults],
  });

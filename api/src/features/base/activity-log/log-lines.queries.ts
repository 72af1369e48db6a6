import type { LogEvent, LogFacts } from '@comptoir/domain/base/activity-log/log-event';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { LogCursor } from './log-cursor.ts';
import type { LogFilter } from './log-filter.ts';

/** A line as it is read back, with the device as it is named today. */
export interface LogLine {
  readonly id: string;
  /** Instant that it is ordered by: of its event, or of a till's report. */
  readonly listedAt: Date;
  /** Instant of the event, for a till's line by its own clock. */
  readonly occurredAt: Date;
  /** Null where the server itself wrote what happened. */
  readonly arrivedAt: Date | null;
  readonly timeZone: MerchantTimeZone;
  readonly event: LogEvent;
  readonly facts: LogFacts[LogEvent];
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  readonly deviceNumber: string | null;
}

/** A line with the instant it is ordered by, to the microsecond. */
export type ListedLine = LogLine & { readonly listedKey: string };

/**
 * Typed words, with the devices whose name or number holds each. A plain word stands in the text of facts as it stands in the facts: one that is
 * not in the text is nowhere in them, unless there are accents or apostrophes to be made plain.
 */
const WORDS = `words as materialized (
  select w.word, w.events, w.cents, w.word !~ '["''\\\\]' as plain, array(select d.id from devices d where d.merchant_id = :merchantId
    and strpos(findable(concat_ws(' ', d.name, d.device_number)), w.word) > 0) as devices
  from jsonb_to_recordset(:words::jsonb) w (word text, events text[], cents bigint))`;

/** Of the chosen events and devices. */
const CHOSEN = `(:events::text[] is null or l.event = any(:events)) and (:deviceIds::uuid[] is null or l.device_id = any(:deviceIds))`;

/** Every word has to be in a line's facts, in what its event says, or in the name of its device. */
const SPOKEN = `(:words::jsonb is null or not exists (select from words w where not (
    l.event = any(w.events) or coalesce(l.device_id = any(w.devices), false)
    or (w.cents is not null and coalesce((l.facts ->> 'totalCents')::bigint = w.cents, false))
    or (case when w.plain and octet_length(l.facts::text) = length(l.facts::text) then strpos(lower(l.facts::text), w.word) > 0 else true end
      and strpos(fold((select string_agg(f.value, ' ') from jsonb_each_text(l.facts) f)), w.word) > 0))))`;

/** Lines by the instant of their kind, each kind along an index of its own: what tills report is rare beside the rest. */
const ALL_OCCURRED = `from activity_log l where l.merchant_id = :merchantId
  and l.arrived_at is null and l.occurred_at >= :start::timestamptz and l.occurred_at < :end::timestamptz`;
const ALL_ARRIVED = `from activity_log l where l.merchant_id = :merchantId
  and l.arrived_at is not null and l.arrived_at >= :start::timestamptz and l.arrived_at < :end::timestamptz`;
const OCCURRED = `${ALL_OCCURRED} and ${CHOSEN} and ${SPOKEN}`;
const ARRIVED = `${ALL_ARRIVED} and ${CHOSEN} and ${SPOKEN}`;

/** The bound of the time alone leaves out the months beyond a page's place. */
const OLDER = `(select l.*, l.occurred_at as listed_at ${OCCURRED} and l.occurred_at <= :at::timestamptz and (l.occurred_at, l.id) < (:at, :id::uuid)
    order by l.occurred_at desc, l.id desc limit :limit)
  union all (select l.*, l.arrived_at ${ARRIVED} and (l.arrived_at, l.id) < (:at, :id::uuid)
    order by l.arrived_at desc, l.id desc limit :limit)`;

const NEWER = `(select l.*, l.occurred_at as listed_at ${OCCURRED} and l.occurred_at >= :at::timestamptz and (l.occurred_at, l.id) > (:at, :id::uuid)
    order by l.occurred_at, l.id limit :limit)
  union all (select l.*, l.arrived_at ${ARRIVED} and (l.arrived_at, l.id) > (:at, :id::uuid)
    order by l.arrived_at, l.id limit :limit)`;

/** The columns of a line `l`, its merchant `m` and its device `d`. */
export const LINE = `l.id, l.occurred_at as "occurredAt", l.arrived_at as "arrivedAt", m.time_zone as "timeZone", l.event, l.facts,
  l.device_id as "deviceId", d.name as "deviceName", d.device_number as "deviceNumber"`;

export const BESIDE = `join merchants m on m.id = l.merchant_id
  left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id`;

const LISTED = `${LINE}, l.listed_at as "listedAt",
  to_char(l.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "listedKey"`;

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before every other id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Start of a page: at a line, or before an instant, or with the newest. */
export interface LogPlace {
  readonly cursor: LogCursor | null;
  readonly until: Date | null;
  readonly limit: number;
}

/** A page by key, in the order of its direction: page 10,000 costs what page 1 costs. */
export function listLogLines(tx: Transaction, filter: LogFilter, place: LogPlace): Promise<ListedLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(place), limit: place.limit };
  return place.cursor?.direction === 'newer'
    ? tx.many({
        name: 'list-newer-log-lines',
        text: `with ${WORDS} select ${LISTED} from (${NEWER}) l ${BESIDE} order by l.listed_at, l.id limit :limit`,
        values: { ...values },
      })
    : tx.many({
        name: 'list-log-lines',
        text: `with ${WORDS} select ${LISTED} from (${OLDER}) l ${BESIDE} order by l.listed_at desc, l.id desc limit :limit`,
        values: { ...values },
      });
}

/** Number of lines that a filter leaves among those that were looked at, the newest ones. */
export interface CountedLines {
  readonly count: number;
  readonly looked: number;
  /** Instant of the oldest of those. */
  readonly since: Date | null;
}

/** Counts the lines that a filter leaves of the newest `most` of a time: to look for rare ones in all of them may take seconds. */
export const countLogLines = (tx: Transaction, filter: LogFilter, most: number): Promise<CountedLines | null> =>
  tx.first({
    name: 'count-log-lines',
    text: `with ${WORDS} select (count(*) filter (where hit))::float8 as count, count(*)::float8 as looked, min(listed_at) as since
      from (
        (select (${CHOSEN} and ${SPOKEN}) as hit, l.occurred_at as listed_at ${ALL_OCCURRED} order by l.occurred_at desc limit :most)
        union all (select (${CHOSEN} and ${SPOKEN}), l.arrived_at ${ALL_ARRIVED} order by l.arrived_at desc limit :most)
        order by listed_at desc limit :most) l`,
    values: { ...valuesOf(filter), most },
  });

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** Estimates the lines of a merchant's time, by PostgreSQL's statistics of each month; no line is read. */
export async function estimateLogLines(
  tx: Transaction,
  { merchantId, start, end }: Pick<LogFilter, 'merchantId' | 'start' | 'end'>,
): Promise<number> {
  const plan = await tx.first<Plan>({
    text: `explain (format json) (select 1 ${ALL_OCCURRED}) union all (select 1 ${ALL_ARRIVED})`,
    values: { merchantId, start, end },
  });
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

const valuesOf = (filter: LogFilter) => ({
  merchantId: filter.merchantId,
  events: filter.events,
  deviceIds: filter.deviceIds,
  words: filter.words && JSON.stringify(filter.words),
  start: filter.start,
  end: filter.end,
});

function placeOf({ cursor, until }: LogPlace): { at: Date | string; id: string } {
  if (cursor) return { at: cursor.at, id: cursor.id };
  return until ? { at: until, id: FIRST_ID } : { at: 'infinity', id: LAST_ID };
}

import type { LogEvent, LogFacts } from '@comptoir/domain/base/activity-log/log-event';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A line as it is read back, with the device as it is named today. */
export interface LogLine {
  readonly id: string;
  /** What it is ordered by: when it happened, or when a till reported it. */
  readonly listedAt: Date;
  /** When it happened, for a till's line by its own clock. */
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

/** Which lines: of one merchant, of some kinds, of some devices, older than a line. */
export interface LogFilter {
  readonly merchantId: string;
  readonly events: readonly LogEvent[] | null;
  readonly deviceIds: readonly string[] | null;
  readonly before: { readonly occurredAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The newest lines of one kind, each kind along an index of its own: what tills report is rare beside the rest. */
const linesListedBy = (column: 'occurred_at' | 'arrived_at', kind: string): string =>
  `select id, merchant_id, device_id, event, facts, occurred_at, arrived_at, ${column} as listed_at from activity_log
    where merchant_id = :merchantId and ${kind}
      and (:events::text[] is null or event = any(:events))
      and (:deviceIds::uuid[] is null or device_id = any(:deviceIds))
      and (:beforeAt::timestamptz is null or (${column}, id) < (:beforeAt, :beforeId::uuid))
    order by ${column} desc, id desc limit :limit`;

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export const listLogLines = (tx: Transaction, filter: LogFilter): Promise<LogLine[]> =>
  tx.many({
    name: 'list-log-lines',
    text: `select l.id, l.listed_at as "listedAt", l.occurred_at as "occurredAt", l.arrived_at as "arrivedAt",
        m.time_zone as "timeZone", l.event, l.facts, l.device_id as "deviceId", d.name as "deviceName",
        d.device_number as "deviceNumber"
      from ((${linesListedBy('occurred_at', 'arrived_at is null')}) union all
        (${linesListedBy('arrived_at', 'arrived_at is not null')})) l
      join merchants m on m.id = l.merchant_id
      left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id
      order by l.listed_at desc, l.id desc limit :limit`,
    values: {
      merchantId: filter.merchantId,
      events: filter.events,
      deviceIds: filter.deviceIds,
      beforeAt: filter.before?.occurredAt ?? null,
      beforeId: filter.before?.id ?? null,
      limit: filter.limit,
    },
  });

/** The zone whose days an export has; null for a merchant that the scope does not see. */
export async function findTimeZone(tx: Transaction, merchantId: string): Promise<MerchantTimeZone | null> {
  const merchant = await tx.first<{ timeZone: MerchantTimeZone }>({
    text: 'select time_zone as "timeZone" from merchants where id = $1',
    values: [merchantId],
  });
  return merchant?.timeZone ?? null;
}

/** Which lines an export has: of some kinds, of some devices or of none, from one instant to another (not included). */
export interface ExportFilter {
  readonly merchantId: string;
  readonly events: readonly LogEvent[];
  readonly deviceIds: readonly string[];
  readonly withoutDevice: boolean;
  readonly start: Date;
  readonly end: Date;
}

/** A line with the instant it is ordered by, to the microsecond. */
export type ExportedLine = LogLine & { readonly listedAtText: string };

const EXPORTED = `from activity_log where merchant_id = :merchantId and event = any(:events::text[])
  and (device_id = any(:deviceIds::uuid[]) or (:withoutDevice::boolean and device_id is null))`;

/** Each kind along an index of its own, as in the list. */
export async function countExportedLines(tx: Transaction, filter: ExportFilter): Promise<number> {
  const counted = await tx.first<{ count: number }>({
    text: `select ((select count(*) ${EXPORTED} and arrived_at is null
          and occurred_at >= :start::timestamptz and occurred_at < :end::timestamptz)
        + (select count(*) ${EXPORTED} and arrived_at >= :start and arrived_at < :end))::float8 as count`,
    values: {
      merchantId: filter.merchantId,
      events: filter.events,
      deviceIds: filter.deviceIds,
      withoutDevice: filter.withoutDevice,
      start: filter.start,
      end: filter.end,
    },
  });
  return counted?.count ?? 0;
}

const exportedPageBy = (column: 'occurred_at' | 'arrived_at', kind: string): string =>
  `select id, merchant_id, device_id, event, facts, occurred_at, arrived_at, ${column} as listed_at ${EXPORTED} and ${kind}
      and ${column} >= :start::timestamptz and ${column} < :end::timestamptz
      and (:afterAt::timestamptz is null or (${column}, id) > (:afterAt::timestamptz, :afterId::uuid))
    order by ${column}, id limit :limit`;

/** A page of an export, oldest first, by key. */
export const listExportedLines = (
  tx: Transaction,
  { after, limit, ...filter }: ExportFilter & { after: { at: string; id: string } | null; limit: number },
): Promise<ExportedLine[]> =>
  tx.many({
    name: 'list-exported-lines',
    text: `select l.id, l.listed_at as "listedAt", l.listed_at::text as "listedAtText", l.occurred_at as "occurredAt",
        l.arrived_at as "arrivedAt", m.time_zone as "timeZone", l.event, l.facts, l.device_id as "deviceId",
        d.name as "deviceName", d.device_number as "deviceNumber"
      from ((${exportedPageBy('occurred_at', 'arrived_at is null')}) union all
        (${exportedPageBy('arrived_at', 'arrived_at is not null')})) l
      join merchants m on m.id = l.merchant_id
      left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id
      order by l.listed_at, l.id limit :limit`,
    values: {
      merchantId: filter.merchantId,
      events: filter.events,
      deviceIds: filter.deviceIds,
      withoutDevice: filter.withoutDevice,
      start: filter.start,
      end: filter.end,
      afterAt: after?.at ?? null,
      afterId: after?.id ?? null,
      limit,
    },
  });

import type { LogEvent, LogFacts } from '@comptoir/domain/activity-log/log-event';
import type { Transaction } from '../../platform/database/database.ts';

/** A line as it is read back, with the device as it is named today. */
export interface LogLine {
  readonly id: string;
  readonly occurredAt: Date;
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

/** Newest first, by key: page 1,000 costs what page 1 costs. */
export const listLogLines = (tx: Transaction, filter: LogFilter): Promise<LogLine[]> =>
  tx.many({
    name: 'list-log-lines',
    text: `select l.id, l.occurred_at as "occurredAt", l.event, l.facts, l.device_id as "deviceId",
        d.name as "deviceName", d.device_number as "deviceNumber"
      from activity_log l left join devices d on d.merchant_id = l.merchant_id and d.id = l.device_id
      where l.merchant_id = $1
        and ($2::text[] is null or l.event = any($2))
        and ($3::uuid[] is null or l.device_id = any($3))
        and ($4::timestamptz is null or (l.occurred_at, l.id) < ($4, $5::uuid))
      order by l.occurred_at desc, l.id desc limit $6`,
    values: [
      filter.merchantId,
      filter.events,
      filter.deviceIds,
      filter.before?.occurredAt ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  });

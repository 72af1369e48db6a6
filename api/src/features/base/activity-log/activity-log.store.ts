import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { Transaction } from '../../../platform/database/database.ts';

interface LogEntryRow {
  readonly id: string;
  readonly merchantId: string;
  readonly deviceId?: string | null;
  readonly userId?: string | null;
  readonly occurredAt: Date;
  readonly arrivedAt?: Date | null;
  readonly record: LogRecord;
}

/** Inserts lines, once each: a line that is there already (same merchant, instant and id) is left as it is. */
export function insertLogEntries(tx: Transaction, entries: readonly LogEntryRow[]): void {
  tx.write({
    name: 'insert-log-entries',
    text: `insert into activity_log (id, merchant_id, device_id, user_id, occurred_at, event, facts, arrived_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::text[], $7::jsonb[],
        $8::timestamptz[])
      on conflict do nothing`,
    values: [
      entries.map((entry) => entry.id),
      entries.map((entry) => entry.merchantId),
      entries.map((entry) => entry.deviceId ?? null),
      entries.map((entry) => entry.userId ?? null),
      entries.map((entry) => entry.occurredAt),
      entries.map((entry) => entry.record.event),
      entries.map((entry) => JSON.stringify(entry.record.facts)),
      entries.map((entry) => entry.arrivedAt ?? null),
    ],
  });
}

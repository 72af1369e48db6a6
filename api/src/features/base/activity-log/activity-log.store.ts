import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Transaction } from '../../../platform/database/database.ts';

interface LogEntryRow {
  readonly id: string;
  readonly merchantId: string;
  readonly deviceId?: string | null;
  readonly userId?: string | null;
  readonly occurredAt: Date;
  readonly arrivedAt?: Date | null;
  readonly record: LogRecord;
  /** The fields that changed, by name. */
  readonly before?: Fields | null;
  readonly after?: Fields | null;
  readonly requestId?: string | null;
}

/** Inserts lines, once each: a line that is there already (same merchant, instant and id) is left as it is. */
export function insertLogEntries(tx: Transaction, entries: readonly LogEntryRow[]): void {
  tx.write({
    name: 'insert-log-entries',
    text: `insert into activity_log (id, merchant_id, device_id, user_id, occurred_at, event, facts, arrived_at, before,
        after, request_id)
      select * from unnest(:ids::uuid[], :merchantIds::uuid[], :deviceIds::uuid[], :userIds::uuid[], :occurredAts::timestamptz[],
        :events::text[], :facts::jsonb[],
        :arrivedAts::timestamptz[], :befores::jsonb[], :afters::jsonb[], :requestIds::uuid[])
      on conflict do nothing`,
    values: {
      ids: entries.map((entry) => entry.id),
      merchantIds: entries.map((entry) => entry.merchantId),
      deviceIds: entries.map((entry) => entry.deviceId ?? null),
      userIds: entries.map((entry) => entry.userId ?? null),
      occurredAts: entries.map((entry) => entry.occurredAt),
      events: entries.map((entry) => entry.record.event),
      facts: entries.map((entry) => JSON.stringify(entry.record.facts)),
      arrivedAts: entries.map((entry) => entry.arrivedAt ?? null),
      befores: entries.map(({ before }) => (before ? JSON.stringify(before) : null)),
      afters: entries.map(({ after }) => (after ? JSON.stringify(after) : null)),
      requestIds: entries.map((entry) => entry.requestId ?? null),
    },
  });
}

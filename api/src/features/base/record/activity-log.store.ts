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

/** A line that a device reported, of the merchant of the transaction. */
interface ReportedLine {
  readonly id: string;
  readonly occurredAt: Date;
  readonly record: LogRecord;
}

/** Reported lines, with the device that they come from and when they arrived. */
export interface Report {
  readonly merchantId: string;
  readonly deviceId: string;
  readonly arrivedAt: Date;
  readonly lines: readonly ReportedLine[];
}

/**
 * Inserts what a device reported, each line once by its id, whatever its time says the second time; returns the ids that are new. Calls of
 * one device wait for each other: two that come together do not both find a line missing.
 */
export async function insertReportedLines(tx: Transaction, report: Report): Promise<Set<string>> {
  const { merchantId, deviceId, arrivedAt, lines } = report;
  tx.write({ name: 'lock-reports', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [deviceId] });
  const inserted = await tx.many<{ id: string }>({
    name: 'insert-reported-lines',
    text: `with known as materialized (
        select l.id from activity_log l where l.merchant_id = :merchantId and l.id = any(:ids::uuid[]))
      insert into activity_log (id, merchant_id, device_id, occurred_at, event, facts, arrived_at)
      select r.id, :merchantId::uuid, :deviceId::uuid, r.occurred_at, r.event, r.facts, :arrivedAt::timestamptz
      from unnest(:ids::uuid[], :occurredAts::timestamptz[], :events::text[], :facts::jsonb[]) r (id, occurred_at, event, facts)
      where not exists (select from known k where k.id = r.id)
      on conflict do nothing returning id`,
    values: {
      merchantId,
      deviceId,
      arrivedAt,
      ids: lines.map(({ id }) => id),
      occurredAts: lines.map(({ occurredAt }) => occurredAt),
      events: lines.map(({ record }) => record.event),
      facts: lines.map(({ record }) => JSON.stringify(record.facts)),
    },
  });
  return new Set(inserted.map(({ id }) => id));
}

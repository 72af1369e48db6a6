import type { LogRecord } from '@comptoir/domain/activity-log/log-event';
import type { Transaction } from '../../platform/database/database.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { insertLogEntries } from './activity-log.store.ts';

/** A line to be written: whose, when, and what happened. `id` only where the source already named it (a till's event). */
export interface NewLogEntry {
  readonly id?: string;
  readonly merchantId: string;
  readonly deviceId?: string | null;
  readonly userId?: string | null;
  readonly occurredAt: Date;
  readonly record: LogRecord;
}

/** Writes lines to the activity log, in the transaction of what they tell; a line with a known id is written once. */
export function writeLog(tx: Transaction, entries: readonly NewLogEntry[]): void {
  if (entries.length === 0) return;
  insertLogEntries(
    tx,
    entries.map((entry) => ({ ...entry, id: entry.id ?? orderedId(entry.occurredAt) })),
  );
}

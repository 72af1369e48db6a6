import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import { groupOf, type AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { AuditGroup } from '@comptoir/domain/base/activity-log/events/audit-groups';
import type { Transaction } from '../../../platform/database/database.ts';
import { currentRequest } from '../../../platform/http/request-context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { changed, personOf, writeAudit, type AuditEntry, type AuditSubject } from './write-audit.ts';
import { insertLogEntries, insertReportedLines, type Report } from './activity-log.store.ts';

/** A line to be written: whose, when, and what happened. `id` only where the source already named it (a till's event). */
export interface NewLogEntry {
  readonly id?: string;
  readonly merchantId: string;
  readonly deviceId?: string | null;
  readonly userId?: string | null;
  readonly occurredAt: Date;
  /** Instant of the report, where a till says when it happened: the log is ordered by that. */
  readonly arrivedAt?: Date;
  readonly record: LogRecord;
  /** Act of a person: its fields before and after, which the line shows; its subject, which the audit trail keeps beside. */
  readonly audit?: Partial<Pick<AuditEntry, 'subject' | 'before' | 'after' | 'by'>>;
}

/**
 * Writes lines to the activity log, in the transaction of what they tell; a line with a known id is written once. What a person
 * did by the request that is being answered goes to the audit trail, too; what concerns people's ways in, no matter who did it.
 */
export function writeLog(tx: Transaction, entries: readonly NewLogEntry[]): void {
  if (entries.length === 0) return;
  const requestId = currentRequest()?.requestId ?? null;
  insertLogEntries(
    tx,
    entries.map(({ audit = {}, ...entry }) => ({
      ...entry,
      ...changed(audit),
      id: entry.id ?? orderedId(entry.occurredAt),
      requestId: entry.userId ? requestId : null,
    })),
  );
  const isByPerson = personOf(currentRequest()?.caller) !== null;
  for (const entry of entries)
    if (entry.userId && (isByPerson || OF_WAYS_IN.has(groupOf(entry.record.event)))) auditLine(tx, entry);
}

/** Writes what a device reported; the ids that were not known yet, in lower case. */
export const writeReported = (tx: Transaction, report: Report): Promise<Set<string>> => insertReportedLines(tx, report);

const OF_WAYS_IN: ReadonlySet<AuditGroup> = new Set<AuditGroup>(['sign-in', 'account', 'people', 'impersonation']);

function auditLine(tx: Transaction, { merchantId, deviceId, occurredAt, record, audit }: NewLogEntry): void {
  const { event, facts } = record;
  const subject = audit?.subject ?? (deviceId ? deviceSubject(deviceId) : { type: 'merchant', id: merchantId });
  writeAudit(tx, { ...audit, merchantId, occurredAt, subject, record: { action: event, facts } as AuditRecord });
}

const deviceSubject = (id: string): AuditSubject => ({ type: 'device', id });

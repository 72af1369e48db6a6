import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit, type AuditEntry } from '../../base/record/write-audit.ts';
import type { UserRow } from '../../base/access/user-row.ts';

type ProfileEvent = Extract<
  LogEvent,
  'password-changed' | 'signed-out-everywhere' | 'second-factor-set' | 'second-factor-removed'
>;

/** Shows a person's merchant, in its activity log, what they did to their account; of others, the audit trail alone knows. */
export function recordEvent(tx: Transaction, user: UserRow, noted: { event: ProfileEvent; now: Date }): void {
  const { event, now: occurredAt } = noted;
  const facts = { email: user.email };
  const subject = { type: 'user', id: user.id } as const;
  if (!user.merchantId) return writeAudit(tx, { occurredAt, subject, record: { action: event, facts } });
  const line = { merchantId: user.merchantId, userId: user.id, occurredAt, audit: { subject } };
  writeLog(tx, [{ ...line, record: { event, facts } }]);
}

/** Events of its people's accounts that a merchant need not read. */
export type QuietEvent = 'session-ended' | 'second-factor-begun' | 'recovery-codes-renewed' | 'profile-changed';

/** Writes it to the audit trail alone. */
export function auditProfile(
  tx: Transaction,
  user: UserRow,
  noted: { action: QuietEvent; now: Date } & Pick<AuditEntry, 'before' | 'after'>,
): void {
  const { action, now: occurredAt, ...changes } = noted;
  const record = { action, facts: { email: user.email } };
  const subject = { type: 'user', id: user.id } as const;
  writeAudit(tx, { ...changes, occurredAt, merchantId: user.merchantId, subject, record });
}

/** Lets open screens of the merchant know that there is something new in its log, once that has been committed. */
export function announceEvent({ announcements }: { readonly announcements: Announcements }, user: UserRow): void {
  if (user.merchantId) announcements.publish(user.merchantId);
}

import type { LogEvent } from '@comptoir/domain/activity-log/log-event';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import type { UserRow } from '../sessions/recognize-user.ts';

type ProfileEvent = Extract<
  LogEvent,
  'password-changed' | 'signed-out-everywhere' | 'second-factor-set' | 'second-factor-removed'
>;

/** Tells a person's merchant, in its activity log, what they did to their account; others have no merchant to tell. */
export function noteEvent(tx: Transaction, user: UserRow, noted: { event: ProfileEvent; now: Date }): void {
  if (!user.merchantId) return;
  const { event, now } = noted;
  const record = { event, facts: { email: user.email } };
  writeLog(tx, [{ merchantId: user.merchantId, userId: user.id, occurredAt: now, record }]);
}

/** Lets open screens of the merchant know that there is something new in its log, once that has been committed. */
export function announceEvent({ announcements }: { readonly announcements: Announcements }, user: UserRow): void {
  if (user.merchantId) announcements.announce(user.merchantId);
}

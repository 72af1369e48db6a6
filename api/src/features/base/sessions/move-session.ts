import { SESSION_LIFETIME_MS, tokenExpiry } from '@comptoir/domain/base/sessions/session-life';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import type { UserRow } from '../access/user-row.ts';
import { writeAudit } from '../record/write-audit.ts';
import { writeLog } from '../record/write-log.ts';
import type { OpenSession } from './open-session.ts';
import { lockMovableSession, savePlaceOpened } from './sessions.store.ts';

/** True when the person behind a session has proven themselves, and not the provider for them. @throws AppError session-ended */
export async function isProvenByPerson(tx: Transaction, sessionId: string): Promise<boolean> {
  const session = await lockMovableSession(tx, sessionId);
  if (!session) throw new AppError('session-ended');
  return !session.isByProvider;
}

/**
 * Opens another place of the caller's account in the same session, which then ends when one of the place's role would have; the log of
 * the place says so. What the provider alone has proven stays at its merchant. @throws AppError session-ended, password-sign-in-required
 */
export async function moveSession(
  tx: Transaction,
  { caller, user, now }: { readonly caller: SignedIn; readonly user: UserRow; readonly now: Date },
): Promise<OpenSession> {
  const id = caller.sessionId;
  const session = await lockMovableSession(tx, id);
  if (!session) throw new AppError('session-ended');
  const ofRole = new Date(session.createdAt.getTime() + SESSION_LIFETIME_MS[user.role]);
  const endsAt = ofRole < caller.endsAt ? ofRole : caller.endsAt;
  const isElsewhere = user.id !== caller.user.id;
  if ((session.isByProvider && isElsewhere) || endsAt <= now) throw new AppError('password-sign-in-required');
  const opened = { id, now, expiresAt: tokenExpiry(now, endsAt) };
  savePlaceOpened(tx, { userId: user.id, sessionId: id, endsAt, ...opened });
  if (isElsewhere) recordOpened(tx, { user, sessionId: id, now });
  return opened;
}

function recordOpened(
  tx: Transaction,
  { user, sessionId, now }: { user: UserRow; sessionId: string; now: Date },
): void {
  const facts = { email: user.email };
  const subject = { type: 'session', id: sessionId } as const;
  const audit = { by: user, subject, after: { method: 'another business' } };
  const { merchantId, id: userId } = user;
  if (merchantId) writeLog(tx, [{ merchantId, userId, occurredAt: now, record: { event: 'signed-in', facts }, audit }]);
  else writeAudit(tx, { ...audit, occurredAt: now, record: { action: 'signed-in', facts } });
}

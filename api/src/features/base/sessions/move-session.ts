import { SESSION_LIFETIME_MS, tokenExpiry } from '@comptoir/domain/base/sessions/session-life';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import type { UserRow } from '../access/user-row.ts';
import { recordSignIn, type OpenSession } from './open-session.ts';
import { lockMovableSession, savePlaceOpened } from './sessions.store.ts';

/** True when the person behind a session has proven themselves, and not the provider for them. @throws AppError session-ended */
export async function isProvenByPerson(tx: Transaction, sessionId: string): Promise<boolean> {
  const session = await lockMovableSession(tx, sessionId);
  if (!session) throw new AppError('session-ended');
  return !session.isByProvider;
}

/** The session that moves, and the place that it showed. */
export type MovedCaller = Pick<SignedIn, 'sessionId' | 'endsAt'> & { readonly user: Pick<UserRow, 'id'> };

/**
 * Opens another place of the caller's account in the same session, which then ends when one of the place's role would have; the log of
 * the place says so. What the provider alone has proven stays at its merchant. @throws AppError session-ended, password-sign-in-required
 */
export async function moveSession(
  tx: Transaction,
  { caller, user, now }: { readonly caller: MovedCaller; readonly user: UserRow; readonly now: Date },
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
  if (isElsewhere) recordSignIn(tx, { user, sessionId: id, now, method: 'another business' });
  return opened;
}

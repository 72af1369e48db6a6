import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { announceEvent, auditProfile, recordEvent } from './record-event.ts';
import { revokeOwnSession, revokeSessions } from './profile.store.ts';

type EndSessionsDeps = Pick<Dependencies, 'announcements' | 'database' | 'now'>;

/** Signs out in one place. @throws AppError not-found, also for another user's session */
export async function endSession({ database, now }: EndSessionsDeps, { user }: SignedIn, id: string): Promise<void> {
  const at = now();
  await database.transaction({ role: 'system' }, async (tx) => {
    if (!(await revokeOwnSession(tx, { id, userId: user.id, now: at }))) throw new AppError('not-found');
    auditProfile(tx, user, { action: 'session-ended', now: at });
  });
}

/** Signs out everywhere, here too. */
export async function endAllSessions(deps: EndSessionsDeps, { user }: SignedIn): Promise<void> {
  const now = deps.now();
  await deps.database.transaction({ role: 'system' }, (tx) => {
    revokeSessions(tx, { userId: user.id, but: null, now });
    recordEvent(tx, user, { event: 'signed-out-everywhere', now });
  });
  announceEvent(deps, user);
}

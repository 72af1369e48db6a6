import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { announceEvent, auditProfile, noteEvent } from './note-event.ts';
import { revokeOwnSession, revokeSessions } from './profile.store.ts';

interface EndSessionsNeeds {
  readonly announcements: Announcements;
  readonly database: Database;
  readonly now: () => Date;
}

/** Signs out in one place. @throws AppError not-found, also for somebody else's session */
export async function endSession({ database, now }: EndSessionsNeeds, { user }: SignedIn, id: string): Promise<void> {
  const at = now();
  await database.transaction({ role: 'system' }, async (tx) => {
    if (!(await revokeOwnSession(tx, { id, userId: user.id, now: at }))) throw new AppError('not-found');
    auditProfile(tx, user, { action: 'session-ended', now: at });
  });
}

/** Signs out everywhere, here too. */
export async function endAllSessions(needs: EndSessionsNeeds, { user }: SignedIn): Promise<void> {
  const now = needs.now();
  await needs.database.transaction({ role: 'system' }, (tx) => {
    revokeSessions(tx, { userId: user.id, but: null, now });
    noteEvent(tx, user, { event: 'signed-out-everywhere', now });
  });
  announceEvent(needs, user);
}

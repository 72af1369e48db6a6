import { issueToken } from '../../base/sessions/issue-token.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { endImpersonationsOf } from './impersonation.store.ts';
import type { ImpersonationDeps } from './start-impersonation.ts';
import { announceEnded, logEnded } from './tell-ended.ts';

/** Gives a session back to its person, also when its time of acting was over already. Returns a token that says so. */
export async function endImpersonation(deps: ImpersonationDeps, caller: SignedIn): Promise<string> {
  const now = deps.now();
  const ended = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const found = await endImpersonationsOf(tx, caller.sessionId, now);
    logEnded(tx, found);
    return found;
  });
  announceEnded(deps.announcements, ended);
  const session = { id: caller.sessionId, now, expiresAt: caller.expiresAt };
  return issueToken(deps.tokens, { user: caller.user, impersonation: null, session });
}

import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { issueToken } from '../../base/sessions/issue-token.ts';
import { moveSession } from '../../base/sessions/move-session.ts';
import { findPlace } from './memberships.store.ts';

export type SwitchDeps = Pick<Dependencies, 'announcements' | 'database' | 'tokens' | 'now'>;

/**
 * Shows another place of the caller's account, and accepts its invitation; returns the token that shows it.
 * @throws AppError not-found, session-ended, password-sign-in-required
 */
export async function switchMerchant(deps: SwitchDeps, caller: SignedIn, merchantId: string | null): Promise<string> {
  const now = deps.now();
  const opened = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const user = await findPlace(tx, { accountId: caller.user.accountId, merchantId });
    if (!user || user.suspended || user.partnerSuspended) throw new AppError('not-found');
    return { user, session: await moveSession(tx, { caller, user, now }) };
  });
  if (opened.user.merchantId) deps.announcements.publish(opened.user.merchantId);
  return issueToken(deps.tokens, { ...opened, impersonation: null });
}

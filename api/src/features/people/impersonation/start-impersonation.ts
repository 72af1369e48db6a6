import { IMPERSONATION_LIFETIME_MS } from '@comptoir/domain/people/impersonation/impersonation';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { resolveMerchant } from '../../base/access/merchant-scope.ts';
import { issueToken } from '../../base/sessions/issue-token.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import {
  endImpersonationsOf,
  insertImpersonation,
  lockSession,
  type EndedImpersonation,
  type NewImpersonation,
} from './impersonation.store.ts';
import { announceEnded, logEnded } from './tell-ended.ts';

export type ImpersonationDeps = Pick<Dependencies, 'database' | 'announcements' | 'tokens' | 'now'>;

/**
 * Lets a session act for a merchant for 30 minutes, shown to the merchant before anything else happens; what the session acted
 * for before ends. The token lasts as long as the one before.
 * @throws AppError not-found (also for a merchant of another partner), session-ended
 */
export async function startImpersonation(
  deps: ImpersonationDeps,
  caller: SignedIn,
  wanted: { merchantId: string; reason: string },
): Promise<string> {
  const { merchantId } = await resolveMerchant(deps.database, caller.actor, {
    merchantId: wanted.merchantId,
    action: 'impersonate',
  });
  const now = deps.now();
  const made: NewImpersonation = {
    id: uuid(),
    sessionId: caller.sessionId,
    userId: caller.user.id,
    merchantId,
    reason: wanted.reason,
    startedAt: now,
    expiresAt: new Date(now.getTime() + IMPERSONATION_LIFETIME_MS),
  };
  const ended = await deps.database.transaction({ role: 'system' }, (tx) => store(tx, caller, made));
  announceEnded(deps.announcements, ended);
  deps.announcements.publish(merchantId);
  const session = { id: caller.sessionId, now, expiresAt: caller.expiresAt };
  return issueToken(deps.tokens, { user: caller.user, impersonation: { merchantId }, session });
}

/** Begins it, and returns what it took the place of. */
async function store(tx: Transaction, { user }: SignedIn, made: NewImpersonation): Promise<EndedImpersonation[]> {
  if (!(await lockSession(tx, made.sessionId))) throw new AppError('session-ended');
  const ended = await endImpersonationsOf(tx, made.sessionId, made.startedAt);
  logEnded(tx, ended);
  insertImpersonation(tx, made);
  const facts = { email: user.email, role: user.role, reason: made.reason };
  const entry = { merchantId: made.merchantId, userId: user.id, occurredAt: made.startedAt };
  writeLog(tx, [{ ...entry, record: { event: 'impersonation-started', facts } }]);
  return ended;
}

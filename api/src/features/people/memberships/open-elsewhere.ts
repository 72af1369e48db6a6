import { isReplaced } from '@comptoir/domain/base/sessions/session-life';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bearerToken } from '../../base/access/recognize-user.ts';
import { issueToken } from '../../base/sessions/issue-token.ts';
import { moveSession } from '../../base/sessions/move-session.ts';
import { findElsewhere } from './memberships.store.ts';
import type { SwitchDeps } from './switch-merchant.ts';

/**
 * Opens the place that an account used last besides the one of a token, which was taken from it, left or suspended; the session goes on.
 * Returns the token that shows it. @throws AppError session-ended, also where the place of the token is still open
 */
export async function openElsewhere(deps: SwitchDeps, request: FastifyRequest): Promise<string> {
  const claims = await deps.tokens.read(bearerToken(request));
  if (!claims) throw new AppError('session-ended');
  const now = deps.now();
  const opened = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const found = await findElsewhere(tx, { sessionId: claims.sid, closedId: claims.sub, now });
    if (!found || isReplaced(claims.iat, found.renewedAt, now)) throw new AppError('session-ended');
    const { renewedAt: _renewedAt, endsAt, ...user } = found;
    const caller = { sessionId: claims.sid, endsAt, user: { id: claims.sub } };
    return { user, session: await moveSession(tx, { caller, user, now }) };
  });
  if (opened.user.merchantId) deps.announcements.publish(opened.user.merchantId);
  return issueToken(deps.tokens, { ...opened, impersonation: null });
}

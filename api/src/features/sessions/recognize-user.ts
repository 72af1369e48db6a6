import { can, type Action, type Actor } from '@comptoir/domain/access/access';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identify } from '../../platform/http/route.ts';
import { findSessionUser, type UserRow } from './sessions.store.ts';
import type { WebTokens } from './web-token.ts';

/** A signed-in person: what the rules need, and the session. */
export interface SignedIn {
  readonly actor: Actor;
  readonly user: UserRow;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface RecognizeNeeds {
  readonly database: Database;
  readonly tokens: WebTokens;
  readonly now: () => Date;
}

/**
 * Recognizes who calls by the web token, and that the session behind it still holds: logout, suspension and "sign out
 * everywhere" work at once. The role comes from the database, never from the token.
 */
export function recognizeUser(needs: RecognizeNeeds): Identify<SignedIn> {
  return async (request, endpoint) => {
    const claims = await needs.tokens.read(bearerToken(request));
    if (!claims) throw new AppError('not-signed-in');
    const user = await needs.database.transaction({ role: 'system' }, (tx) =>
      findSessionUser(tx, claims.sid, needs.now()),
    );
    if (!user || user.suspended) throw new AppError('session-ended');
    const actor: Actor = { role: user.role, userId: user.id, merchantId: user.merchantId, partnerId: user.partnerId };
    if (!can(actor, actionOf(endpoint.access))) throw new AppError('forbidden');
    return { actor, user, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1000) };
  };
}

/** The token of an `Authorization: Bearer` header; empty when there is none. */
export function bearerToken(request: FastifyRequest): string {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function actionOf(access: string): Action {
  if (access === 'public' || access === 'device') throw new Error('this endpoint is not for signed-in people');
  return access as Action;
}

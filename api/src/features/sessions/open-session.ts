import { accept, refuse, type Outcome } from '@comptoir/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { issueToken } from './issue-token.ts';
import { findUser, insertSession, type UserRow } from './sessions.store.ts';
import { TOKEN_LIFETIME_MS, type WebTokens } from './web-token.ts';

/** Where somebody signs in from, as the list of their sessions shows it. */
export interface Place {
  readonly address: string;
  readonly userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

export const placeOf = (request: FastifyRequest): Place => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
});

/** A session just opened, as its token tells it. */
export interface OpenSession {
  readonly id: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Opens a session for somebody who has proven who they are, and writes it to their merchant's activity log. */
export function openSession(tx: Transaction, opened: { user: UserRow; place: Place; now: Date }): OpenSession {
  const { user, place, now } = opened;
  const session = { id: uuid(), now, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
  insertSession(tx, { ...session, ...place, userId: user.id });
  if (user.merchantId) {
    const entry = { merchantId: user.merchantId, userId: user.id, occurredAt: now };
    writeLog(tx, [{ ...entry, record: { event: 'signed-in', facts: { email: user.email } } }]);
  }
  return session;
}

/**
 * The web token of a new session for a person whom another proof than a password has shown to be who they are. Whoever
 * has set up two-step sign-in does not slip past it that way.
 */
export async function startSession(
  needs: { readonly database: Database; readonly tokens: WebTokens; readonly now: () => Date },
  started: { userId: string; place: Place },
): Promise<Outcome<string, 'suspended' | 'second-factor-required'>> {
  const opened = await needs.database.transaction({ role: 'system' }, async (tx) => {
    const user = await findUser(tx, started.userId);
    if (!user || user.suspended) return refuse('suspended');
    if (user.hasSecondFactor) return refuse('second-factor-required');
    return accept({ user, session: openSession(tx, { user, place: started.place, now: needs.now() }) });
  });
  if (!opened.ok) return opened;
  return accept(await issueToken(needs.tokens, { ...opened.value, impersonation: null }));
}

import { MOST_SESSIONS, SESSION_LIFETIME_MS, tokenExpiry } from '@comptoir/domain/base/sessions/session-life';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { describeRequest } from '../../../platform/http/request-context.ts';
import { writeLog } from '../record/write-log.ts';
import { writeAudit } from '../record/write-audit.ts';
import { issueToken } from './issue-token.ts';
import type { UserRow } from '../access/user-row.ts';
import { endOldestSessions, findUser, insertSession } from './sessions.store.ts';
import type { WebTokens } from '../access/web-token.ts';

/** Client that a user signs in from, as the list of their sessions shows it. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

export const clientOf = (request: FastifyRequest): Client => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
});

/** Proof of a user's identity at sign-in. */
export type SignInMethod =
  | 'password'
  | 'password and second step'
  | 'temporary password'
  | 'provider'
  /** Proven in another place of the account, in the same session. */
  | 'another business';

/** A session just opened, as its token describes it. */
export interface OpenSession {
  readonly id: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Opens a session for a user who has proven who they are, and writes it to their merchant's activity log. */
export function openSession(
  tx: Transaction,
  opened: { user: UserRow; client: Client; now: Date; method: SignInMethod },
): OpenSession {
  const { user, client, now, method } = opened;
  const endsAt = new Date(now.getTime() + SESSION_LIFETIME_MS[user.role]);
  const session = { id: uuid(), now, expiresAt: tokenExpiry(now, endsAt) };
  const isByProvider = method === 'provider';
  insertSession(tx, { ...session, ...client, endsAt, accountId: user.accountId, userId: user.id, isByProvider });
  endOldestSessions(tx, { accountId: user.accountId, most: MOST_SESSIONS, now });
  recordSignIn(tx, { user, sessionId: session.id, now, method });
  describeRequest({ userId: user.id });
  return session;
}

/** Writes that a person came in, to their merchant's activity log; of a partner's people and administrators, the audit trail alone knows. */
export function recordSignIn(
  tx: Transaction,
  { user, sessionId, now, method }: { user: UserRow; sessionId: string; now: Date; method: SignInMethod },
): void {
  const facts = { email: user.email };
  const audit = { by: user, subject: { type: 'session', id: sessionId }, after: { method } } as const;
  const { merchantId, id: userId } = user;
  if (merchantId) writeLog(tx, [{ merchantId, userId, occurredAt: now, record: { event: 'signed-in', facts }, audit }]);
  else writeAudit(tx, { ...audit, occurredAt: now, record: { action: 'signed-in', facts } });
}

/**
 * The web token of a new session for a person whom another proof than a password has shown to be who they are. A user who
 * has set up two-step sign-in does not slip past it that way.
 */
export async function startSession(
  deps: { readonly database: Database; readonly tokens: WebTokens; readonly now: () => Date },
  started: { userId: string; client: Client },
): Promise<Result<string, 'suspended' | 'second-factor-required'>> {
  const opened = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const user = await findUser(tx, started.userId);
    if (!user || user.suspended) return refuse('suspended');
    if (user.hasSecondFactor) return refuse('second-factor-required');
    return accept({
      user,
      session: openSession(tx, { user, client: started.client, now: deps.now(), method: 'provider' }),
    });
  });
  if (!opened.ok) return opened;
  return accept(await issueToken(deps.tokens, { ...opened.value, impersonation: null }));
}

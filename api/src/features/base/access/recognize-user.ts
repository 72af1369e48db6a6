import { can, type Action, type Actor } from '@comptoir/domain/base/access/access';
import { gateOf, passesGate, type Gate } from '@comptoir/domain/base/access/gate';
import { isReplaced } from '@comptoir/domain/base/sessions/session-life';
import type { Endpoint } from '@comptoir/contract/endpoint';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { TokenClaims } from '@comptoir/contract/base/sessions';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { contextOf, describeRequest, type RequestContext } from '../../../platform/http/request-context.ts';
import type { Authenticate } from '../../../platform/http/route.ts';
import { limitCalls } from './limit-calls.ts';
import { findSession, recordSessionUse, type ImpersonationRow, type SessionRow } from './callers.store.ts';
import type { UserRow } from './user-row.ts';

export type { ImpersonationRow };

/** A signed-in person: what the rules need, and the session. */
export interface SignedIn {
  /** As whom they act: the merchant while impersonating one. */
  readonly actor: Actor;
  /** Person who calls, also while impersonating. */
  readonly user: UserRow;
  readonly impersonation: ImpersonationRow | null;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Instant that the token of this call was issued, in seconds. */
  readonly issuedAt: number;
  /** The end of the session, which no renewal goes beyond. */
  readonly endsAt: Date;
}

/** Receives each call that is let through while impersonating, before it is answered. */
export type NoteRequest = (caller: SignedIn, endpoint: Endpoint) => Promise<void>;

export interface RecognizeDeps extends Pick<
  Dependencies,
  'callCounts' | 'database' | 'hashAccount' | 'tokens' | 'now'
> {
  readonly config: SecondFactorPolicy;
  readonly recordImpersonatedRequest?: NoteRequest;
}

/** The list of sessions shows when each was last used; every five minutes is precise enough. */
const NOTE_USED_EVERY_MS = 300_000;

/**
 * Recognizes who calls by the web token, and that the session behind it still holds: logout, suspension and "sign out
 * everywhere" work at once. Role, right and impersonation come from the database, never from the token.
 */
export function recognizeUser(deps: RecognizeDeps): Authenticate<SignedIn> {
  return async (request, endpoint) => {
    const claims = await deps.tokens.read(bearerToken(request));
    if (!claims) throw new AppError('not-signed-in');
    const call = { claims, endpoint, context: contextOf(request), now: deps.now() };
    const session = await findSession(deps.database, claims, call.now);
    const signedIn = letIn(deps, call, session);
    await recordUse(deps, signedIn, { lastUsedAt: session?.lastUsedAt ?? null, now: call.now });
    if (signedIn.impersonation) await deps.recordImpersonatedRequest?.(signedIn, endpoint);
    return signedIn;
  };
}

/** A call by a token that is ours. */
interface TokenCall {
  readonly claims: TokenClaims;
  readonly endpoint: Endpoint;
  readonly context: RequestContext;
  readonly now: Date;
}

/** Lets in whom a session belongs to, and counts the call once, however often it is asked. @throws AppError session-ended, or another refusal of the caller */
function letIn(deps: RecognizeDeps, call: TokenCall, session: SessionRow | null): SignedIn {
  const { claims, endpoint, context, now } = call;
  if (session) describeRequest({ ...logged(session), account: deps.hashAccount(session.user.email) });
  if (!session || hasEnded(claims, session, now)) throw new AppError('session-ended');
  if (!context.isCounted) limitCalls(deps.callCounts, session.user.id, endpoint);
  context.isCounted = true;
  return check(deps, call, session);
}

const hasEnded = ({ iat }: TokenClaims, { user, renewedAt }: SessionRow, now: Date): boolean =>
  user.suspended || user.partnerSuspended || isReplaced(iat, renewedAt, now);

/** @throws AppError forbidden, impersonation-ended, or the gate that is open to them */
function check(deps: RecognizeDeps, { claims, endpoint }: TokenCall, session: SessionRow): SignedIn {
  const action = actionOf(endpoint.access);
  const signedIn = signedInBy(claims, session);
  if (action !== 'use-session') refuseStaleToken(claims, session.impersonation);
  refuseUnlessAllowed(signedIn, action, deps.config);
  return signedIn;
}

function signedInBy(claims: TokenClaims, session: SessionRow): SignedIn {
  const { user, impersonation, endsAt } = session;
  const expiresAt = new Date(claims.exp * 1000);
  const token = { sessionId: claims.sid, expiresAt, issuedAt: claims.iat, endsAt };
  return { ...token, user, impersonation, actor: actorOf(session) };
}

/** Returns the caller as the server's log names them, also when they are refused. */
const logged = ({ user, impersonation }: SessionRow): Record<string, string> => ({
  userId: user.id,
  ...(impersonation ? { actingFor: impersonation.merchantId } : {}),
});

/** The token of an `Authorization: Bearer` header; empty when there is none. */
export function bearerToken(request: FastifyRequest): string {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function actorOf({ user, impersonation }: SessionRow): Actor {
  if (!impersonation)
    return {
      role: user.role,
      userId: user.id,
      merchantId: user.merchantId,
      merchantRight: user.merchantRight,
      partnerId: user.partnerId,
    };
  const { merchantId } = impersonation;
  return {
    role: 'merchant',
    userId: user.id,
    merchantId,
    merchantRight: null,
    partnerId: null,
    isImpersonating: true,
  };
}

/** A screen that shows one merchant must not act for another, nor as the person themselves. */
function refuseStaleToken({ impersonateMerchantId }: TokenClaims, impersonation: ImpersonationRow | null): void {
  if ((impersonateMerchantId ?? null) !== (impersonation?.merchantId ?? null))
    throw new AppError('impersonation-ended');
}

const GATE_CODES: Readonly<Record<Gate, ErrorCode>> = {
  'choose-password': 'password-choice-required',
  'set-second-factor': 'second-factor-setup-required',
};

function refuseUnlessAllowed({ user, actor }: SignedIn, action: Action, policy: SecondFactorPolicy): void {
  if (!can(actor, action))
    throw new AppError(
      actor.isImpersonating && can({ ...actor, isImpersonating: false, merchantRight: 'owner' }, action)
        ? 'not-while-impersonating'
        : 'forbidden',
    );
  const gate = gateOf({
    hasTemporaryPassword: user.firstSessionLogin,
    hasSecondFactor: user.hasSecondFactor,
    needsSecondFactor: needsSecondFactor(user, policy),
  });
  if (gate && !passesGate(gate, action)) throw new AppError(GATE_CODES[gate]);
}

/** Notes when a session was used, now and then. */
async function recordUse(
  deps: RecognizeDeps,
  { sessionId }: SignedIn,
  { lastUsedAt, now }: { lastUsedAt: Date | null; now: Date },
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTE_USED_EVERY_MS) return;
  await deps.database.transaction({ role: 'system' }, (tx) => recordSessionUse(tx, sessionId, now));
}

function actionOf(access: string): Action {
  if (access === 'public' || access === 'device') throw new Error('this endpoint is not for signed-in people');
  return access as Action;
}

/** Policy of second factors: the demo asks no user for one. */
export interface SecondFactorPolicy {
  readonly demo: boolean;
}

/** Administrators need a second factor outside the demo. */
export const needsSecondFactor = ({ role }: Pick<UserRow, 'role'>, { demo }: SecondFactorPolicy): boolean =>
  role === 'admin' && !demo;

import {
  authenticate,
  getSession,
  login,
  logout,
  renewSession,
  requestPasswordReset as requestPasswordResetEndpoint,
  type SessionView,
} from '@comptoir/contract/base/sessions';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { describeRequest, contextOf } from '../../../platform/http/request-context.ts';
import { route } from '../../../platform/http/route.ts';
import { writeAudit } from '../record/write-audit.ts';
import { deviceCookie, readDevice } from './known-device.ts';
import { type SecondFactorPolicy, type SignedIn, needsSecondFactor } from '../access/recognize-user.ts';
import { clientOf } from './open-session.ts';
import { renewToken } from './issue-token.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { findBesidePlace, revokeSession, type BesidePlace } from './sessions.store.ts';
import { signIn, type SignInDeps } from './sign-in.ts';

export interface SessionRoutesDeps
  extends SignInDeps, Pick<RouteDependencies, 'hashAccount' | 'publicUrl' | 'signedIn' | 'anyone'> {
  readonly config: SecondFactorPolicy;
}

export function sessionRoutes(app: FastifyInstance, deps: SessionRoutesDeps): void {
  for (const endpoint of [login, authenticate]) {
    route(app, endpoint, {
      authenticate: deps.anyone,
      // Wrong tries are counted more closely behind this; it keeps a flood of any kind from the database.
      rateLimit: { max: 300, timeWindow: '1 minute' },
      handler: async ({ body, request, setCookie }) => {
        describeRequest({ account: deps.hashAccount(body.email) });
        const input = { ...body, client: clientOf(request), device: readDevice(request) };
        const { webToken, device } = await signIn(deps, input);
        setCookie(deviceCookie(device, { isSecure: deps.publicUrl.startsWith('https:') }));
        contextOf(request).message = 'signed in';
        return { webToken };
      },
    });
  }
  route(app, requestPasswordResetEndpoint, {
    authenticate: deps.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ body, request }) => {
      describeRequest({ account: deps.hashAccount(body.email) });
      await requestPasswordReset(deps, { email: body.email, address: request.ip });
      return null;
    },
  });
  ownSessionRoutes(app, deps);
}

function ownSessionRoutes(app: FastifyInstance, deps: SessionRoutesDeps): void {
  route(app, logout, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => {
      await signOut(deps, caller);
      return null;
    },
  });
  route(app, renewSession, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({ webToken: await renewToken(deps, caller) }),
  });
  route(app, getSession, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => {
      const { user, sessionId } = caller;
      const beside = await deps.database.transaction({ role: 'system' }, (tx) =>
        findBesidePlace(tx, { accountId: user.accountId, id: user.id, sessionId }),
      );
      return { ...viewSession(caller, deps.config), ...(beside ?? { otherPlaces: 0, joinable: null }) };
    },
  });
}

function signOut({ database, now }: SessionRoutesDeps, { user, sessionId }: SignedIn): Promise<void> {
  const occurredAt = now();
  return database.transaction({ role: 'system' }, (tx) => {
    revokeSession(tx, sessionId, occurredAt);
    const record = { action: 'signed-out', facts: { email: user.email } } as const;
    writeAudit(tx, { occurredAt, merchantId: user.merchantId, subject: { type: 'session', id: sessionId }, record });
  });
}

/** A session as the portal sees it: whose it is, and as whom it acts. */
function viewSession(
  { user, actor, impersonation, expiresAt }: SignedIn,
  policy: SecondFactorPolicy,
): Omit<SessionView, keyof BesidePlace> {
  const { role, merchantId, merchantRight, partnerId } = actor;
  const owed = needsSecondFactor(user, policy) ? 'required' : 'not-set';
  return {
    email: user.email,
    name: user.name,
    role,
    merchantId,
    merchantRight,
    partnerId,
    language: user.language,
    firstSessionLogin: user.firstSessionLogin,
    secondFactor: user.hasSecondFactor ? 'set' : owed,
    impersonation: impersonation && {
      merchantId: impersonation.merchantId,
      companyName: impersonation.companyName,
      reason: impersonation.reason,
      expiresAt: impersonation.expiresAt.toISOString(),
    },
    expiresAt: expiresAt.toISOString(),
  };
}

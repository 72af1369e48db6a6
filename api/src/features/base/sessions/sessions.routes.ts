import {
  authenticate,
  getSession,
  login,
  logout,
  renewSession,
  requestPasswordReset as requestPasswordResetEndpoint,
} from '@comptoir/contract/base/sessions';
import type { FastifyInstance } from 'fastify';
import { describeRequest, logFacts } from '../../../platform/http/request-context.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { HashAccount } from './account-hash.ts';
import { deviceCookie, readDevice } from './known-device.ts';
import type { SecondFactorPolicy } from './needs-second-factor.ts';
import { placeOf } from './open-session.ts';
import type { SignedIn } from './recognize-user.ts';
import { renewToken } from './renew-token.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { revokeSession } from './sessions.store.ts';
import { signIn, type SignInNeeds } from './sign-in.ts';
import { viewSession } from './view-session.ts';

export interface SessionRoutesNeeds extends SignInNeeds {
  readonly config: SecondFactorPolicy;
  readonly publicUrl: string;
  readonly signedIn: Identify<SignedIn>;
  readonly anyone: Identify<null>;
  readonly hashAccount: HashAccount;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionRoutesNeeds): void {
  for (const endpoint of [login, authenticate]) {
    route(app, endpoint, {
      identify: needs.anyone,
      // Wrong tries are counted more closely behind this; it keeps a flood of any kind from the database.
      rateLimit: { max: 300, timeWindow: '1 minute' },
      answer: async ({ body, request, setCookie }) => {
        describeRequest({ account: needs.hashAccount(body.email) });
        const input = { ...body, place: placeOf(request), device: readDevice(request) };
        const { webToken, device } = await signIn(needs, input);
        setCookie(deviceCookie(device, { isSecure: needs.publicUrl.startsWith('https:') }));
        request.log.info(logFacts(request), 'signed in');
        return { webToken };
      },
    });
  }
  route(app, requestPasswordResetEndpoint, {
    identify: needs.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ body, request }) => {
      describeRequest({ account: needs.hashAccount(body.email) });
      await requestPasswordReset(needs, { email: body.email, address: request.ip });
      return null;
    },
  });
  ownSessionRoutes(app, needs);
}

function ownSessionRoutes(app: FastifyInstance, needs: SessionRoutesNeeds): void {
  route(app, logout, {
    identify: needs.signedIn,
    answer: async ({ caller }) => {
      await signOut(needs, caller);
      return null;
    },
  });
  route(app, renewSession, {
    identify: needs.signedIn,
    answer: async ({ caller }) => ({ webToken: await renewToken(needs, caller) }),
  });
  route(app, getSession, {
    identify: needs.signedIn,
    answer: async ({ caller }) => viewSession(caller, needs.config),
  });
}

function signOut({ database, now }: SessionRoutesNeeds, { user, sessionId }: SignedIn): Promise<void> {
  const occurredAt = now();
  return database.transaction({ role: 'system' }, (tx) => {
    revokeSession(tx, sessionId, occurredAt);
    const record = { action: 'signed-out', facts: { email: user.email } } as const;
    writeAudit(tx, { occurredAt, merchantId: user.merchantId, subject: { type: 'session', id: sessionId }, record });
  });
}

import {
  authenticate,
  getSession,
  login,
  logout,
  renewSession,
  requestPasswordReset as requestPasswordResetEndpoint,
} from '@comptoir/contract/session';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
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
  readonly signedIn: Identify<SignedIn>;
  readonly anyone: Identify<null>;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionRoutesNeeds): void {
  for (const endpoint of [login, authenticate]) {
    route(app, endpoint, {
      identify: needs.anyone,
      // Wrong tries are counted more closely behind this; it keeps a flood of any kind from the database.
      rateLimit: { max: 300, timeWindow: '1 minute' },
      answer: async ({ body, request }) => ({ webToken: await signIn(needs, { ...body, place: placeOf(request) }) }),
    });
  }
  route(app, requestPasswordResetEndpoint, {
    identify: needs.anyone,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ body }) => {
      await requestPasswordReset(needs, body.email);
      return null;
    },
  });
  ownSessionRoutes(app, needs);
}

function ownSessionRoutes(app: FastifyInstance, needs: SessionRoutesNeeds): void {
  route(app, logout, {
    identify: needs.signedIn,
    answer: async ({ caller }) => {
      await needs.database.transaction({ role: 'system' }, (tx) => revokeSession(tx, caller.sessionId, needs.now()));
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

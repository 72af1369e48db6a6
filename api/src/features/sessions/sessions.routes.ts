import { authenticate, getSession, login, logout, renewSession } from '@comptoir/contract/session';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
import type { SecondFactorPolicy } from './needs-second-factor.ts';
import { placeOf } from './open-session.ts';
import type { SignedIn } from './recognize-user.ts';
import { renewToken } from './renew-token.ts';
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
      rateLimit: { max: 30, timeWindow: '1 minute' },
      answer: async ({ body, request }) => ({ webToken: await signIn(needs, { ...body, place: placeOf(request) }) }),
    });
  }
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

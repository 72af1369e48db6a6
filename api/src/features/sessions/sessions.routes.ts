import { authenticate, getSession, login, logout, renewSession } from '@comptoir/contract/session';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../platform/http/route.ts';
import { issueToken } from './issue-token.ts';
import type { SignedIn } from './recognize-user.ts';
import { extendSession, revokeSession } from './sessions.store.ts';
import { signIn, type SignInNeeds } from './sign-in.ts';
import { TOKEN_LIFETIME_MS } from './web-token.ts';

export interface SessionRoutesNeeds extends SignInNeeds {
  readonly signedIn: Identify<SignedIn>;
  readonly anyone: Identify<null>;
}

export function sessionRoutes(app: FastifyInstance, needs: SessionRoutesNeeds): void {
  for (const endpoint of [login, authenticate]) {
    route(app, endpoint, {
      identify: needs.anyone,
      rateLimit: { max: 30, timeWindow: '1 minute' },
      answer: async ({ body }) => ({ webToken: await signIn(needs, body) }),
    });
  }
  route(app, logout, {
    identify: needs.signedIn,
    answer: async ({ caller }) => {
      await needs.database.transaction({ role: 'system' }, (tx) => revokeSession(tx, caller.sessionId, needs.now()));
      return null;
    },
  });
  route(app, renewSession, { identify: needs.signedIn, answer: ({ caller }) => renew(needs, caller) });
  route(app, getSession, { identify: needs.signedIn, answer: async ({ caller }) => viewOf(caller) });
}

async function renew(needs: SessionRoutesNeeds, caller: SignedIn): Promise<{ webToken: string }> {
  const now = needs.now();
  const session = { id: caller.sessionId, now, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
  await needs.database.transaction({ role: 'system' }, (tx) => extendSession(tx, session));
  return { webToken: await issueToken(needs.tokens, caller.user, session) };
}

function viewOf({ user, expiresAt }: SignedIn) {
  return {
    email: user.email,
    name: user.name,
    role: user.role,
    merchantId: user.merchantId,
    partnerId: user.partnerId,
    language: user.language,
    firstSessionLogin: user.firstSessionLogin,
    expiresAt: expiresAt.toISOString(),
  };
}

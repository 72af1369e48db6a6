import {
  endImpersonation as endImpersonationEndpoint,
  startImpersonation as startImpersonationEndpoint,
} from '@comptoir/contract/base/sessions';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { startImpersonation, type ImpersonationDeps } from './start-impersonation.ts';
import { issueToken } from '../../base/sessions/issue-token.ts';
import { endImpersonationsOf } from './impersonation.store.ts';
import { announceEnded, logEnded } from './tell-ended.ts';

export function impersonationRoutes(
  app: FastifyInstance,
  deps: ImpersonationDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, startImpersonationEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ body, caller }) => ({ webToken: await startImpersonation(deps, caller, body) }),
  });
  route(app, endImpersonationEndpoint, {
    authenticate: deps.signedIn,
    handler: async ({ caller }) => ({ webToken: await endImpersonation(deps, caller) }),
  });
}

/** Gives a session back to its person, also when its time of acting was over already. Returns a token that says so. */
async function endImpersonation(deps: ImpersonationDeps, caller: SignedIn): Promise<string> {
  const now = deps.now();
  const ended = await deps.database.transaction({ role: 'system' }, async (tx) => {
    const found = await endImpersonationsOf(tx, caller.sessionId, now);
    logEnded(tx, found);
    return found;
  });
  announceEnded(deps.announcements, ended);
  const session = { id: caller.sessionId, now, expiresAt: caller.expiresAt };
  return issueToken(deps.tokens, { user: caller.user, impersonation: null, session });
}

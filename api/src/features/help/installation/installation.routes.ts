import * as contract from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { listProgress } from './list-progress.ts';
import { readFunctionality } from './read-functionality.ts';
import { readProgress } from './read-progress.ts';
import { verifyFunctionality } from './verify-functionality.ts';

export function registrationProgressRoutes(
  app: FastifyInstance,
  deps: ProgressDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate, payments, now } = deps;
  route(app, contract.getProgress, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'read-progress' });
      const asked = { merchantId: scope.merchantId, now: now(), provider: payments?.provider ?? null };
      return database.transaction(scopeOf(scope), (tx) => readProgress(tx, asked));
    },
  });
  route(app, contract.listProgress, {
    authenticate,
    handler: async ({ query: { merchantIds = [] }, caller }) => ({
      items: await listProgress(deps, scopeOfActor(caller.actor), merchantIds),
    }),
  });
  route(app, contract.getFunctionalityCheck, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'read-progress' });
      return readFunctionality(deps, scope);
    },
  });
  route(app, contract.verifyFunctionality, {
    authenticate,
    handler: async ({ query, caller, body }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'edit-progress' });
      return verifyFunctionality(deps, { scope, user: caller.user, seen: body });
    },
  });
}

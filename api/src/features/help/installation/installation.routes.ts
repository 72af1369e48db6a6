import * as contract from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { confirmFunctionality } from './confirm-functionality.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { readProgress } from './read-progress.ts';

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
  route(app, contract.confirmFunctionality, {
    authenticate,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'edit-progress' });
      return confirmFunctionality(deps, { scope, userId: caller.actor.userId });
    },
  });
}

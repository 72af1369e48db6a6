import * as contract from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { confirmFunctionality } from './confirm-functionality.ts';
import type { ProgressNeeds } from './progress-needs.ts';
import { readProgress } from './read-progress.ts';

export function registrationProgressRoutes(
  app: FastifyInstance,
  needs: ProgressNeeds & { readonly signedIn: Identify<SignedIn> },
): void {
  const { database, signedIn: identify, payments, now } = needs;
  route(app, contract.getProgress, {
    identify,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'read-progress' });
      const asked = { merchantId: scope.merchantId, now: now(), provider: payments?.provider ?? null };
      return database.transaction(scopeOf(scope), (tx) => readProgress(tx, asked));
    },
  });
  route(app, contract.confirmFunctionality, {
    identify,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(database, caller.actor, { ...query, action: 'edit-progress' });
      return confirmFunctionality(needs, { scope, userId: caller.actor.userId });
    },
  });
}

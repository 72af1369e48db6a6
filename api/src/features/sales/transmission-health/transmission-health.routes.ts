import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { readTransmissionHealth } from './read-transmission-health.ts';

export function transmissionHealthRoutes(
  app: FastifyInstance,
  needs: { readonly database: Database; readonly now: () => Date; readonly signedIn: Identify<SignedIn> },
): void {
  route(app, getTransmissionHealth, {
    identify: needs.signedIn,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'read-transactions' });
      const asked = { merchantId: scope.merchantId, now: needs.now() };
      return needs.database.transaction(scopeOf(scope), (tx) => readTransmissionHealth(tx, asked));
    },
  });
}

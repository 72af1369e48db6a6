import { getTransmissionHealth } from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { readTransmissionHealth } from './read-transmission-health.ts';

export function transmissionHealthRoutes(
  app: FastifyInstance,
  deps: { readonly database: Database; readonly now: () => Date; readonly signedIn: Authenticate<SignedIn> },
): void {
  route(app, getTransmissionHealth, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'read-transactions' });
      const asked = { merchantId: scope.merchantId, now: deps.now() };
      return deps.database.transaction(scopeOf(scope), (tx) => readTransmissionHealth(tx, asked));
    },
  });
}

import { getTransmissionHealth, type TransmissionHealthView } from '@comptoir/contract/help/installation';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findHealth } from './transmission-health.queries.ts';

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

/** Of what was sent longer ago, nothing can be said of today. */
const LATELY_MS = 24 * 3_600_000;

/** Returns the state of transmission for a merchant, by its own day. @throws AppError not-found for one that the scope does not see */
async function readTransmissionHealth(
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<TransmissionHealthView> {
  const row = await findHealth(tx, { merchantId, now, lately: new Date(now.getTime() - LATELY_MS) });
  if (!row) throw new AppError('not-found');
  const { isFailing, hasSentLately, lastAcceptedAt, oldestWaitingAt, ...counted } = row;
  return {
    ...counted,
    lastAcceptedAt: lastAcceptedAt?.toISOString() ?? null,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    isAuthorityReachable: isFailing ? false : hasSentLately || null,
  };
}

import {
  submitTransactions,
  readChain as readChainCall,
  readTransactionStates,
} from '@comptoir/contract/sales/device-api';
import { waitingTransactions } from '@comptoir/contract/sales/bills';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { scopeOfDevice } from '../devices/calling-device.ts';
import { resolveMerchant, scopeOf } from '../../base/access/merchant-scope.ts';
import { resultOf } from './take/bill-result.ts';
import { submitBills, type SubmitDeps } from './take/submit-bills.ts';
import { portalBillRoutes, type PortalBillRoutesDeps } from './portal-bills.routes.ts';
import { readWaiting } from './lanes/lanes.queries.ts';
import { readChain } from './take/read-chain.ts';
import { listBillStates } from './take/bills.store.ts';

/** A backlog of hundreds of bills in one request. */
const HAND_OVER_LIMIT = 2 * 1024 * 1024;

export type BillRoutesDeps = SubmitDeps & Pick<RouteDependencies, 'signedIn' | 'till' | 'presumedTill'>;

/** Serves the calls of tills. */
export function billRoutes(app: FastifyInstance, deps: BillRoutesDeps): void {
  route(app, submitTransactions, {
    authenticate: deps.presumedTill,
    confirm: (till) => till.confirm(),
    bodyLimit: HAND_OVER_LIMIT,
    handler: ({ body, caller }) => submitBills(deps, caller, body),
  });
  route(app, readChainCall, {
    authenticate: deps.till,
    handler: ({ body, caller }) => readChain(deps, caller, body.after),
  });
  route(app, readTransactionStates, {
    authenticate: deps.till,
    handler: async ({ body, caller }) => {
      const rows = await deps.database.transaction(scopeOfDevice(caller), (tx) =>
        listBillStates(tx, caller.id, body.signatures),
      );
      const known = new Map(rows.map((row) => [row.signature, resultOf(row)]));
      return { results: body.signatures.map((signature) => known.get(signature) ?? notKnown(signature)) };
    },
  });
}

/** Serves the calls of the portal. */
export function deviceBillRoutes(app: FastifyInstance, deps: BillRoutesDeps & PortalBillRoutesDeps): void {
  portalBillRoutes(app, deps);
  route(app, waitingTransactions, {
    authenticate: deps.signedIn,
    handler: async ({ query, caller }) => {
      const scope = await resolveMerchant(deps.database, caller.actor, { ...query, action: 'read-transactions' });
      const row = await deps.database.transaction(scopeOf(scope), (tx) => readWaiting(tx, scope.merchantId));
      const oldestAt = row?.oldestAt ?? null;
      return {
        count: row?.count ?? 0,
        oldestAt: oldestAt?.toISOString() ?? null,
        urgency: oldestAt ? waitingUrgency(oldestAt, deps.now()) : ('calm' as const),
        authorityReachable: !row?.failing,
      };
    },
  });
}

const notKnown = (actu: string) => ({ noTrans: '', actu, state: 'not-known' as const });

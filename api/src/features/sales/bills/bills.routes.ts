import {
  handOverTransactions,
  readChain as readChainCall,
  readTransactionStates,
} from '@comptoir/contract/sales/device-api';
import { transmitTransactions, waitingTransactions } from '@comptoir/contract/sales/bills';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { scopeOfDevice, type CallingDevice } from '../devices/calling-device.ts';
import { resolveMerchant, scopeOf } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { resultOf } from './bill-result.ts';
import { handOverBills, type HandOverNeeds } from './hand-over-bills.ts';
import { readWaiting } from './lanes.queries.ts';
import { readChain } from './read-chain.ts';
import { listBillStates } from './bills.store.ts';
import { transmitWaiting } from './transmit-waiting.ts';

/** A backlog of hundreds of bills in one request. */
const HAND_OVER_LIMIT = 2 * 1024 * 1024;

export interface TransactionRoutesNeeds extends HandOverNeeds {
  readonly signedIn: Identify<SignedIn>;
  readonly till: Identify<CallingDevice>;
}

/** What tills call. */
export function billRoutes(app: FastifyInstance, needs: TransactionRoutesNeeds): void {
  route(app, handOverTransactions, {
    identify: needs.till,
    bodyLimit: HAND_OVER_LIMIT,
    answer: ({ body, caller }) => handOverBills(needs, caller, body),
  });
  route(app, readChainCall, {
    identify: needs.till,
    answer: ({ body, caller }) => readChain(needs, caller, body.after),
  });
  route(app, readTransactionStates, {
    identify: needs.till,
    answer: async ({ body, caller }) => {
      const rows = await needs.database.transaction(scopeOfDevice(caller), (tx) =>
        listBillStates(tx, caller.id, body.signatures),
      );
      const known = new Map(rows.map((row) => [row.signature, resultOf(row)]));
      return { results: body.signatures.map((signature) => known.get(signature) ?? notKnown(signature)) };
    },
  });
}

/** What the portal calls. */
export function transactionRoutes(app: FastifyInstance, needs: TransactionRoutesNeeds): void {
  route(app, waitingTransactions, {
    identify: needs.signedIn,
    answer: async ({ query, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'read-transactions' });
      const row = await needs.database.transaction(scopeOf(scope), (tx) => readWaiting(tx, scope.merchantId));
      const oldestAt = row?.oldestAt ?? null;
      return {
        count: row?.count ?? 0,
        oldestAt: oldestAt?.toISOString() ?? null,
        urgency: oldestAt ? waitingUrgency(oldestAt, needs.now()) : ('calm' as const),
        authorityReachable: !row?.failing,
      };
    },
  });
  route(app, transmitTransactions, {
    identify: needs.signedIn,
    answer: async ({ query, body, caller }) => {
      const scope = await resolveMerchant(needs.database, caller.actor, { ...query, action: 'transmit-transactions' });
      return transmitWaiting(needs, { scope, userId: caller.actor.userId, dryRun: body.dryRun });
    },
  });
}

const notKnown = (actu: string) => ({ noTrans: '', actu, state: 'not-known' as const });

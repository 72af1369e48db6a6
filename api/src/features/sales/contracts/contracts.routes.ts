import * as contract from '@comptoir/contract/sales/contracts';
import type { Action } from '@comptoir/domain/base/access/access';
import type { FastifyInstance } from 'fastify';
import type { ToSign } from '@comptoir/contract/sales/contracts';
import { accountOf } from '@comptoir/domain/sales/contracts/contract-account';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { type CallingDevice, scopeOfDevice } from '../devices/calling-device.ts';
import {
  askInstalment,
  askNextInstalment,
  cancelAsked,
  requestFinal,
  withdrawWaiting,
  type ContractDeps,
} from './ask-document.ts';
import { listContracts, readContract } from './list-contracts.ts';
import { reportDocument } from './report-to-sign.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listWaiting } from './contracts.queries.ts';

type Deps = ContractDeps & { readonly signedIn: Authenticate<SignedIn> };

/** Contracts of caterers, and what their tills sign of them. */
export function contractRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly till: Authenticate<CallingDevice> },
): void {
  personRoutes(app, deps);
  const authenticate = deps.till;
  route(app, contract.listToSign, {
    authenticate,
    handler: ({ caller }) => listToSign(deps.database, caller),
  });
  route(app, contract.reportToSign, {
    authenticate,
    handler: ({ params: { id }, body, caller }) => reportDocument(deps, caller, { id, ...body }),
  });
  route(app, contract.askInstalmentAtTill, {
    authenticate,
    handler: async ({ body, caller }) => {
      await askNextInstalment(deps, { device: caller, number: body.contract.toUpperCase() });
      return null;
    },
  });
}

function personRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, signedIn: authenticate } = deps;
  const scopeFor = (action: Action, merchantId: string | undefined, { actor }: SignedIn): Promise<MerchantScope> =>
    resolveMerchant(database, actor, { merchantId, action });
  route(app, contract.listContracts, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }) =>
      listContracts(database, await scopeFor('read-estimates', merchantId, caller), wanted),
  });
  route(app, contract.getContract, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, caller }) =>
      readContract(database, await scopeFor('read-estimates', merchantId, caller), id),
  });
  route(app, contract.askInstalment, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, body, caller }) =>
      askInstalment(deps, await scopeFor('edit-estimates', merchantId, caller), { id, wanted: body }),
  });
  route(app, contract.askFinal, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, body, caller }) =>
      requestFinal(deps, await scopeFor('edit-estimates', merchantId, caller), { id, ...body }),
  });
  route(app, contract.cancelContract, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, body, caller }) =>
      cancelAsked(deps, await scopeFor('edit-estimates', merchantId, caller), {
        id,
        ...body,
        user: caller.user,
      }),
  });
  route(app, contract.withdrawDocument, {
    authenticate,
    handler: async ({ params, query: { merchantId }, caller }) =>
      withdrawWaiting(deps, await scopeFor('edit-estimates', merchantId, caller), params),
  });
}

const MOST = 100;

/** Lists the documents that a till may sign now, with the amount paid before and the bill that each follows, as both are at this moment. */
async function listToSign(database: Database, device: CallingDevice): Promise<{ items: ToSign[] }> {
  const { merchantId, id: deviceId } = device;
  const rows = await database.transaction(scopeOfDevice(device), (tx) =>
    listWaiting(tx, { merchantId, deviceId, limit: MOST }),
  );
  const items = rows.map(({ id, dueOn, order, signed, refersTo }) => ({
    id,
    dueOn,
    order: { ...order, earlierCents: accountOf(signed).paidCents },
    refersTo: order.kind === 'addition' ? null : refersTo,
  }));
  return { items };
}

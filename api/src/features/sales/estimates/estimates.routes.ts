import * as contract from '@comptoir/contract/sales/estimates';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { beginRevision, createEstimate, duplicateEstimate, type EstimateDeps } from './begin-estimate.ts';
import { deleteRevision, saveRevision } from './change-draft.ts';
import { listEstimates, sumEstimates } from './list-estimates.ts';
import { readEstimate } from './read-estimate.ts';

export type EstimateRouteDeps = EstimateDeps & { readonly signedIn: Authenticate<SignedIn> };

/** Resolves the merchant that a call is about, for a caller who may do it. */
export const merchantOf =
  ({ database }: EstimateRouteDeps, action: 'read-estimates' | 'edit-estimates') =>
  (merchantId: string | undefined, { actor }: SignedIn): Promise<MerchantScope> =>
    resolveMerchant(database, actor, { merchantId, action });

/** Estimates as they are read and drafted. */
export function estimateRoutes(app: FastifyInstance, deps: EstimateRouteDeps): void {
  const { database, signedIn: authenticate } = deps;
  const [reader, editor] = [merchantOf(deps, 'read-estimates'), merchantOf(deps, 'edit-estimates')];
  route(app, contract.listEstimates, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }) =>
      listEstimates(database, await reader(merchantId, caller), wanted),
  });
  route(app, contract.sumEstimates, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller }) =>
      sumEstimates(database, await reader(merchantId, caller), wanted),
  });
  route(app, contract.getEstimate, {
    authenticate,
    handler: async ({ params: { id }, query: { merchantId }, caller }) =>
      readEstimate(database, await reader(merchantId, caller), id),
  });
  route(app, contract.createEstimate, {
    authenticate,
    handler: async ({ query: { merchantId }, body, caller }) =>
      createEstimate(deps, await editor(merchantId, caller), body),
  });
  route(app, contract.duplicateEstimate, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      duplicateEstimate(deps, await editor(merchantId, caller), { ...params, ...body }),
  });
  route(app, contract.beginRevision, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      beginRevision(deps, await editor(merchantId, caller), { ...params, ...body }),
  });
  route(app, contract.saveRevision, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      saveRevision(deps, await editor(merchantId, caller), { ...params, ...body }),
  });
  route(app, contract.deleteRevision, {
    authenticate,
    handler: async ({ params, query: { merchantId }, caller }) => {
      await deleteRevision(deps, await editor(merchantId, caller), params);
      return null;
    },
  });
}

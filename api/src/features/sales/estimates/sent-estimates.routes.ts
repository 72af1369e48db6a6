import * as contract from '@comptoir/contract/sales/sent-estimates';
import type { FastifyInstance } from 'fastify';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { readEstimatePdf } from './estimate-document.ts';
import { merchantOf, type EstimateRouteDeps } from './estimates.routes.ts';
import { acceptOnPaper, declineOnPaper } from './record-decision.ts';
import { sendEstimate, type SendEstimateDeps } from './send-estimate.ts';

/** Estimates as they are sent and answered. */
export function sentEstimateRoutes(app: FastifyInstance, deps: EstimateRouteDeps & SendEstimateDeps): void {
  const { database, signedIn: authenticate } = deps;
  const [reader, editor] = [merchantOf(deps, 'read-estimates'), merchantOf(deps, 'edit-estimates')];
  route(app, contract.sendEstimate, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      sendEstimate(deps, await editor(merchantId, caller), { ...params, ...body, user: caller.user }),
  });
  route(app, contract.acceptEstimate, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      acceptOnPaper(deps, await editor(merchantId, caller), { ...params, ...body, user: caller.user }),
  });
  route(app, contract.declineEstimate, {
    authenticate,
    handler: async ({ params, query: { merchantId }, body, caller }) =>
      declineOnPaper(deps, await editor(merchantId, caller), { ...params, ...body, user: caller.user }),
  });
  fileRoute(app, contract.getEstimatePdf, {
    authenticate,
    handler: async ({ params, query: { merchantId, language }, caller }) =>
      readEstimatePdf(database, await reader(merchantId, caller), { ...params, language }),
  });
}

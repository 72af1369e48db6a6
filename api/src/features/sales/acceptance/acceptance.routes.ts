import { decideAcceptance, getAcceptance, getAcceptancePdf } from '@comptoir/contract/sales/acceptance';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { contextOf } from '../../../platform/http/request-context.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { answerEstimate, type AnswerDeps } from './answer-estimate.ts';
import { openLink, openLinkPdf } from './open-link.ts';

export type AcceptanceRoutesDeps = AnswerDeps & Pick<RouteDependencies, 'anyone'>;

/** A picture of 50 kB as text, and the words around it. */
const BODY_LIMIT = 96 * 1024;

/** Serves a customer's calls by the link in their mail. Links are counted more closely behind these limits, which keep a flood from the database. */
export function acceptanceRoutes(app: FastifyInstance, deps: AcceptanceRoutesDeps): void {
  route(app, getAcceptance, {
    authenticate: deps.anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: ({ params: { token }, request }) =>
      openLink(deps, { token, address: request.ip, endpoint: getAcceptance }),
  });
  fileRoute(app, getAcceptancePdf, {
    authenticate: deps.anyone,
    rateLimit: { max: 30, timeWindow: '1 minute' },
    handler: async ({ params: { token }, request }) => {
      const { name, business, pdf } = await openLinkPdf(deps, {
        token,
        address: request.ip,
        endpoint: getAcceptancePdf,
      });
      return { name, business, contentType: 'application/pdf', content: pdf };
    },
  });
  route(app, decideAcceptance, {
    authenticate: deps.anyone,
    bodyLimit: BODY_LIMIT,
    rateLimit: { max: 30, timeWindow: '1 minute' },
    handler: ({ params: { token }, body, request }) =>
      answerEstimate(deps, {
        token,
        address: request.ip,
        endpoint: decideAcceptance,
        decision: body,
        agent: contextOf(request).userAgent,
      }),
  });
}

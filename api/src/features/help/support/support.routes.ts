import { askSupport as askSupportEndpoint } from '@comptoir/contract/help/support';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { askSupport, type AskSupportDeps } from './ask-support.ts';

export type SupportRoutesDeps = AskSupportDeps & Pick<RouteDependencies, 'signedIn'>;

export function supportRoutes(app: FastifyInstance, deps: SupportRoutesDeps): void {
  route(app, askSupportEndpoint, {
    authenticate: deps.signedIn,
    // Each sends two mails.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ query, body, caller }) => {
      await limitMail(deps, caller);
      return askSupport(deps, caller, { ...query, ...body });
    },
  });
}

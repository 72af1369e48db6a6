import { askSupport as askSupportEndpoint } from '@comptoir/contract/help/support';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { askSupport, type AskSupportDeps } from './ask-support.ts';

export interface SupportRoutesDeps extends AskSupportDeps {
  readonly signedIn: Authenticate<SignedIn>;
}

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

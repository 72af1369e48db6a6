import { askSupport as askSupportEndpoint, getSupportContact } from '@comptoir/contract/help/support';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { askSupport, type AskSupportDeps } from './ask-support.ts';

export interface SupportRoutesDeps extends AskSupportDeps {
  readonly anyone: Authenticate<null>;
  readonly signedIn: Authenticate<SignedIn>;
  readonly config: { readonly supportEmail: string; readonly supportPhone: string | null };
}

export function supportRoutes(app: FastifyInstance, deps: SupportRoutesDeps): void {
  const { supportPhone: phone, supportEmail: email } = deps.config;
  route(app, getSupportContact, {
    authenticate: deps.anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: () => Promise.resolve({ phone, email }),
  });
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

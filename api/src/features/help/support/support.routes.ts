import { askSupport as askSupportEndpoint } from '@comptoir/contract/help/support';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { askSupport, type AskSupportNeeds } from './ask-support.ts';

export function supportRoutes(
  app: FastifyInstance,
  needs: AskSupportNeeds & { readonly signedIn: Identify<SignedIn> },
): void {
  route(app, askSupportEndpoint, {
    identify: needs.signedIn,
    // Each sends two mails.
    rateLimit: { max: 20, timeWindow: '1 minute' },
    answer: async ({ query, body, caller }) => {
      await limitMail(needs, caller);
      return askSupport(needs, caller, { ...query, ...body });
    },
  });
}

import { askSupport as askSupportEndpoint, getSupportContact } from '@comptoir/contract/help/support';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { askSupport, type AskSupportDeps } from './ask-support.ts';
import { readSupportSettings, type SupportConfig } from './read-support-settings.ts';
import { listClosingDays } from './support-settings.store.ts';

export interface SupportRoutesDeps extends AskSupportDeps {
  readonly anyone: Authenticate<null>;
  readonly signedIn: Authenticate<SignedIn>;
  readonly config: SupportConfig;
}

export function supportRoutes(app: FastifyInstance, deps: SupportRoutesDeps): void {
  route(app, getSupportContact, {
    authenticate: deps.anyone,
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: () =>
      deps.database.transaction({ role: 'system' }, async (tx) => {
        const { telephone, email, opens, closes } = await readSupportSettings(tx, deps.config);
        const closingDays = await listClosingDays(tx, quebecDayOf(deps.now()));
        return { phone: telephone, email, opens, closes, closingDays };
      }),
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

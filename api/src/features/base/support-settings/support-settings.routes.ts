import {
  addClosingDay as addEndpoint,
  getSupportContact,
  getSupportSettings,
  removeClosingDay as removeEndpoint,
  setSupportSettings as setEndpoint,
} from '@comptoir/contract/base/support-settings';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import {
  addClosingDay,
  removeClosingDay,
  setSupportSettings,
  viewSupportSettings,
  type SupportSettingsDeps,
} from './keep-support-settings.ts';
import { readSupportSettings } from './read-support-settings.ts';
import { listClosingDays } from './support-settings.store.ts';

export type SupportSettingsRoutesDeps = SupportSettingsDeps & Pick<RouteDependencies, 'anyone' | 'signedIn'>;

/** Serves the contact of support to everyone, and its settings to administrators. */
export function supportSettingsRoutes(app: FastifyInstance, deps: SupportSettingsRoutesDeps): void {
  const authenticate = deps.signedIn;
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
  route(app, getSupportSettings, { authenticate, handler: ({ caller }) => viewSupportSettings(deps, caller.actor) });
  route(app, setEndpoint, {
    authenticate,
    handler: ({ body, caller }) => setSupportSettings(deps, caller.actor, body),
  });
  route(app, addEndpoint, { authenticate, handler: ({ body, caller }) => addClosingDay(deps, caller.actor, body) });
  route(app, removeEndpoint, {
    authenticate,
    handler: ({ params, caller }) => removeClosingDay(deps, caller.actor, params.on),
  });
}

import {
  addClosingDay as addEndpoint,
  getSupportSettings,
  removeClosingDay as removeEndpoint,
  setSupportSettings as setEndpoint,
} from '@comptoir/contract/help/support-settings';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import {
  addClosingDay,
  removeClosingDay,
  setSupportSettings,
  viewSupportSettings,
  type SupportSettingsDeps,
} from './keep-support-settings.ts';

/** What administrators set about support. */
export function supportSettingsRoutes(
  app: FastifyInstance,
  deps: SupportSettingsDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const authenticate = deps.signedIn;
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

import {
  choosePassword as choosePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
  updateProfile,
  type ActiveSession,
} from '@comptoir/contract/people/profile';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { choosePassword, type ChoosePasswordDeps } from './choose-password.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { nameBrowser } from './name-browser.ts';
import { auditProfile } from './record-event.ts';
import { listOpenSessions, setLanguage, type OpenSessionRow } from './profile.store.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import type { SecondFactorDeps } from './set-up-second-factor.ts';

export type ProfileRoutesDeps = ChoosePasswordDeps & SecondFactorDeps & Pick<RouteDependencies, 'signedIn'>;

export function profileRoutes(app: FastifyInstance, deps: ProfileRoutesDeps): void {
  const authenticate = deps.signedIn;
  route(app, updateProfile, {
    authenticate,
    handler: async ({ body, caller }) => {
      const { user } = caller;
      await deps.database.transaction({ role: 'system' }, (tx) => {
        setLanguage(tx, user.id, body.language);
        const changes = { before: { language: user.language }, after: body };
        auditProfile(tx, user, { action: 'profile-changed', now: deps.now(), ...changes });
      });
      return body;
    },
  });
  route(app, choosePasswordEndpoint, {
    authenticate,
    handler: async ({ body, caller, request }) => ({
      webToken: await choosePassword(deps, caller, { ...body, address: request.ip }),
    }),
  });
  route(app, listSessions, {
    authenticate,
    handler: async ({ caller }) => {
      const rows = await deps.database.transaction({ role: 'system' }, (tx) =>
        listOpenSessions(tx, caller.user.id, deps.now()),
      );
      return { items: rows.map((row) => viewOf(row, caller.sessionId)), nextCursor: null };
    },
  });
  route(app, endSessionEndpoint, {
    authenticate,
    handler: ({ params, caller }) => endSession(deps, caller, params.id).then(() => null),
  });
  route(app, endAllSessionsEndpoint, {
    authenticate,
    handler: ({ caller }) => endAllSessions(deps, caller).then(() => null),
  });
  secondFactorRoutes(app, deps);
}

const viewOf = (row: OpenSessionRow, currentId: string): ActiveSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  browser: nameBrowser(row.userAgent),
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

import {
  choosePassword as choosePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
  updateProfile,
  type ActiveSession,
} from '@comptoir/contract/people/profile';
import type { FastifyInstance } from 'fastify';
import Bowser from 'bowser';
import type { RouteDependencies, Dependencies } from '../../../dependencies.ts';
import { route } from '../../../platform/http/route.ts';
import { choosePassword, type ChoosePasswordDeps } from './choose-password.ts';
import { auditProfile, announceEvent, recordEvent } from './record-event.ts';
import {
  listOpenSessions,
  setLanguage,
  type OpenSessionRow,
  revokeOwnSession,
  revokeSessions,
} from './profile.store.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import type { SecondFactorDeps } from './set-up-second-factor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';

export type ProfileRoutesDeps = ChoosePasswordDeps & SecondFactorDeps & Pick<RouteDependencies, 'signedIn'>;

export function profileRoutes(app: FastifyInstance, deps: ProfileRoutesDeps): void {
  const authenticate = deps.signedIn;
  route(app, updateProfile, {
    authenticate,
    handler: async ({ body, caller }) => {
      const { user } = caller;
      await deps.database.transaction({ role: 'system' }, (tx) => {
        setLanguage(tx, user.accountId, body.language);
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
        listOpenSessions(tx, caller.user.accountId, deps.now()),
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

type EndSessionsDeps = Pick<Dependencies, 'announcements' | 'database' | 'now'>;

/** Signs out in one place. @throws AppError not-found, also for another user's session */
async function endSession({ database, now }: EndSessionsDeps, { user }: SignedIn, id: string): Promise<void> {
  const at = now();
  await database.transaction({ role: 'system' }, async (tx) => {
    if (!(await revokeOwnSession(tx, { id, accountId: user.accountId, now: at }))) throw new AppError('not-found');
    auditProfile(tx, user, { action: 'session-ended', now: at });
  });
}

/** Signs out everywhere, here too. */
async function endAllSessions(deps: EndSessionsDeps, { user }: SignedIn): Promise<void> {
  const now = deps.now();
  await deps.database.transaction({ role: 'system' }, (tx) => {
    revokeSessions(tx, { accountId: user.accountId, but: null, now });
    recordEvent(tx, user, { event: 'signed-out-everywhere', now });
  });
  announceEvent(deps, user);
}

/** A browser by names that its owner knows, "Firefox · Windows"; null when it does not say. */
export function nameBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ') || null;
}

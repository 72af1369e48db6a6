import {
  choosePassword as choosePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
  updateProfile,
  type ActiveSession,
} from '@comptoir/contract/people/profile';
import type { FastifyInstance } from 'fastify';
import { route, type Identify } from '../../../platform/http/route.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { choosePassword, type ChoosePasswordNeeds } from './choose-password.ts';
import { endAllSessions, endSession } from './end-sessions.ts';
import { nameBrowser } from './name-browser.ts';
import { auditProfile } from './note-event.ts';
import { listOpenSessions, setLanguage, type OpenSessionRow } from './profile.store.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import type { SecondFactorNeeds } from './set-up-second-factor.ts';

export interface ProfileRoutesNeeds extends ChoosePasswordNeeds, SecondFactorNeeds {
  readonly signedIn: Identify<SignedIn>;
}

export function profileRoutes(app: FastifyInstance, needs: ProfileRoutesNeeds): void {
  const identify = needs.signedIn;
  route(app, updateProfile, {
    identify,
    answer: async ({ body, caller }) => {
      const { user } = caller;
      await needs.database.transaction({ role: 'system' }, (tx) => {
        setLanguage(tx, user.id, body.language);
        const changes = { before: { language: user.language }, after: body };
        auditProfile(tx, user, { action: 'profile-changed', now: needs.now(), ...changes });
      });
      return body;
    },
  });
  route(app, choosePasswordEndpoint, {
    identify,
    answer: async ({ body, caller, request }) => ({
      webToken: await choosePassword(needs, caller, { ...body, address: request.ip }),
    }),
  });
  route(app, listSessions, {
    identify,
    answer: async ({ caller }) => {
      const rows = await needs.database.transaction({ role: 'system' }, (tx) =>
        listOpenSessions(tx, caller.user.id, needs.now()),
      );
      return { items: rows.map((row) => viewOf(row, caller.sessionId)), nextCursor: null };
    },
  });
  route(app, endSessionEndpoint, {
    identify,
    answer: ({ params, caller }) => endSession(needs, caller, params.id).then(() => null),
  });
  route(app, endAllSessionsEndpoint, {
    identify,
    answer: ({ caller }) => endAllSessions(needs, caller).then(() => null),
  });
  secondFactorRoutes(app, needs);
}

const viewOf = (row: OpenSessionRow, currentId: string): ActiveSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  browser: nameBrowser(row.userAgent),
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

import { getReleaseNotesSeen, listReleaseNotes, markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { findSeenUntil, listReleaseNoteLines } from './release-notes.queries.ts';
import { writeSeenUntil } from './release-notes.store.ts';

export function releaseNoteRoutes(
  app: FastifyInstance,
  deps: { database: Database; now: () => Date; signedIn: Authenticate<SignedIn> },
): void {
  route(app, listReleaseNotes, {
    authenticate: deps.signedIn,
    handler: ({ caller, request }) =>
      deps.database.transaction(scopeOfActor(caller.actor), (tx) =>
        listReleaseNoteLines(tx, preferredLanguage(request)),
      ),
  });
  route(app, getReleaseNotesSeen, {
    authenticate: deps.signedIn,
    handler: async ({ caller: { actor } }) => ({
      seenUntil: await deps.database.transaction(ownScope, (tx) => findSeenUntil(tx, actor.userId)),
    }),
  });
  route(app, markReleaseNotesSeen, {
    authenticate: deps.signedIn,
    handler: async ({ caller: { actor } }) => {
      const seenUntil = quebecDayOf(deps.now());
      await deps.database.transaction(ownScope, (tx) => writeSeenUntil(tx, actor.userId, seenUntil));
      return { seenUntil };
    },
  });
}

/** A person's own account, which one who acts for a merchant does not see with the merchant's eyes. */
const ownScope = { role: 'system' } as const;

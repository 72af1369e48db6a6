import { getReleaseNotesSeen, listReleaseNotes, markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { route, type Identify } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/merchants/merchant-scope.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { findSeenUntil, listReleaseNoteLines } from './release-notes.queries.ts';
import { writeSeenUntil } from './release-notes.store.ts';

export function releaseNoteRoutes(
  app: FastifyInstance,
  needs: { database: Database; now: () => Date; signedIn: Identify<SignedIn> },
): void {
  route(app, listReleaseNotes, {
    identify: needs.signedIn,
    answer: ({ caller, request }) =>
      needs.database.transaction(scopeOfActor(caller.actor), (tx) =>
        listReleaseNoteLines(tx, preferredLanguage(request)),
      ),
  });
  route(app, getReleaseNotesSeen, {
    identify: needs.signedIn,
    answer: async ({ caller: { actor } }) => ({
      seenUntil: await needs.database.transaction(ownScope, (tx) => findSeenUntil(tx, actor.userId)),
    }),
  });
  route(app, markReleaseNotesSeen, {
    identify: needs.signedIn,
    answer: async ({ caller: { actor } }) => {
      const seenUntil = quebecDayOf(needs.now());
      await needs.database.transaction(ownScope, (tx) => writeSeenUntil(tx, actor.userId, seenUntil));
      return { seenUntil };
    },
  });
}

/** A person's own account, which one who acts for a merchant does not see with the merchant's eyes. */
const ownScope = { role: 'system' } as const;

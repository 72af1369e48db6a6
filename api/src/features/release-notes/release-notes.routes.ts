import { listReleaseNotes } from '@comptoir/contract/release-notes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { preferredLanguage } from '../../platform/http/preferred-language.ts';
import { route, type Identify } from '../../platform/http/route.ts';
import { scopeOfActor } from '../merchants/merchant-scope.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { listReleaseNoteLines } from './release-notes.queries.ts';

export function releaseNoteRoutes(
  app: FastifyInstance,
  needs: { database: Database; signedIn: Identify<SignedIn> },
): void {
  route(app, listReleaseNotes, {
    identify: needs.signedIn,
    answer: ({ caller, request }) =>
      needs.database.transaction(scopeOfActor(caller.actor), (tx) =>
        listReleaseNoteLines(tx, preferredLanguage(request)),
      ),
  });
}

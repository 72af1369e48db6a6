import {
  createReleaseNote as createEndpoint,
  deleteReleaseNote as deleteEndpoint,
  getReleaseNotesSeen,
  listReleaseNotes,
  listWrittenNotes,
  markReleaseNotesSeen,
  publishReleaseNote as publishEndpoint,
  unscheduleReleaseNote as unscheduleEndpoint,
  updateReleaseNote as updateEndpoint,
} from '@comptoir/contract/help/release-notes';
import type { FastifyInstance } from 'fastify';
import type { RouteDependencies } from '../../../dependencies.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { route } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import { writeSeenUntil, listReleaseNoteLines, listUnseenIds, listWrittenNoteRows } from './release-notes.store.ts';
import {
  createReleaseNote,
  deleteReleaseNote,
  publishReleaseNote,
  unscheduleReleaseNote,
  updateReleaseNote,
  viewWrittenNote,
} from './write-release-note.ts';

type ReleaseNoteRoutesDeps = Pick<RouteDependencies, 'database' | 'now' | 'signedIn'>;

export function releaseNoteRoutes(app: FastifyInstance, deps: ReleaseNoteRoutesDeps): void {
  const { database, now, signedIn: authenticate } = deps;
  route(app, listReleaseNotes, {
    authenticate,
    handler: ({ caller, request }) =>
      database.transaction(scopeOfActor(caller.actor), (tx) =>
        listReleaseNoteLines(tx, { language: preferredLanguage(request), now: now() }),
      ),
  });
  route(app, getReleaseNotesSeen, {
    authenticate,
    handler: async ({ caller: { actor } }) => ({
      unseen: await database.transaction(ownScope, (tx) => listUnseenIds(tx, { userId: actor.userId, now: now() })),
    }),
  });
  route(app, markReleaseNotesSeen, {
    authenticate,
    handler: async ({ caller: { actor } }) => {
      await database.transaction(ownScope, (tx) => writeSeenUntil(tx, actor.userId, now()));
      return { unseen: [] };
    },
  });
  writtenNoteRoutes(app, deps);
}

/** Serves the notes that administrators write. */
function writtenNoteRoutes(app: FastifyInstance, deps: ReleaseNoteRoutesDeps): void {
  const authenticate = deps.signedIn;
  route(app, listWrittenNotes, {
    authenticate,
    handler: async ({ caller }) => {
      const rows = await deps.database.transaction(scopeOfActor(caller.actor), listWrittenNoteRows);
      return { items: rows.map((row) => viewWrittenNote(row, deps.now())), nextCursor: null };
    },
  });
  route(app, createEndpoint, {
    authenticate,
    handler: ({ body, caller }) => createReleaseNote(deps, caller.actor, body),
  });
  route(app, updateEndpoint, {
    authenticate,
    handler: ({ body, params, caller }) => updateReleaseNote(deps, caller.actor, { id: params.id, texts: body }),
  });
  route(app, deleteEndpoint, {
    authenticate,
    handler: async ({ params, caller }) => {
      await deleteReleaseNote(deps, caller.actor, params.id);
      return null;
    },
  });
  route(app, publishEndpoint, {
    authenticate,
    handler: ({ body, params, caller }) => publishReleaseNote(deps, caller.actor, { ...body, ...params }),
  });
  route(app, unscheduleEndpoint, {
    authenticate,
    handler: ({ params, caller }) => unscheduleReleaseNote(deps, caller.actor, params.id),
  });
}

/** A person's own account, which one who acts for a merchant does not see with the merchant's eyes. */
const ownScope = { role: 'system' } as const;

import { listNotes as listEndpoint, writeNote as writeEndpoint, type NoteView } from '@comptoir/contract/help/notes';
import type { FastifyInstance } from 'fastify';
import { route, type Authenticate } from '../../../platform/http/route.ts';
import { resolveMerchant, scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { writeNote, type NoteDeps } from './write-note.ts';
import type { Database } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { listNoteRows } from './notes.store.ts';
import { viewNote } from './view-note.ts';

export function merchantNoteRoutes(
  app: FastifyInstance,
  deps: NoteDeps & { readonly signedIn: Authenticate<SignedIn> },
): void {
  const { database, signedIn: authenticate } = deps;
  route(app, listEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId, ...wanted }, caller: { actor } }) =>
      listNotes(database, await resolveMerchant(database, actor, { merchantId, action: 'read-notes' }), wanted),
  });
  route(app, writeEndpoint, {
    authenticate,
    handler: async ({ query: { merchantId }, body, caller: { actor, user: author } }) => {
      const scope = await resolveMerchant(database, actor, { merchantId, action: 'write-notes' });
      return writeNote(deps, scope, { ...body, author });
    },
  });
}

/** A page of the notes on a merchant that the caller may read. @throws AppError validation-failed for a cursor that is none of ours */
async function listNotes(
  database: Database,
  scope: MerchantScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: NoteView[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : decodeCursor(cursor);
  const rows = await database.transaction(scopeOf(scope), (tx) =>
    listNoteRows(tx, { merchantId: scope.merchantId, before, limit: limit + 1 }),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(viewNote),
    nextCursor: last ? encodeCursor({ occurredAt: last.writtenAt, id: last.id }) : null,
  };
}

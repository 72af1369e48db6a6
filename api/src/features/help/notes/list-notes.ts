import type { NoteView } from '@comptoir/contract/help/notes';
import type { Database } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { listNoteRows } from './notes.store.ts';
import { viewNote } from './view-note.ts';

/** A page of the notes on a merchant that the caller may read. @throws AppError validation-failed for a cursor that is none of ours */
export async function listNotes(
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

import type { NoteView, writeNote as endpoint } from '@comptoir/contract/help/notes';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { UserRow } from '../../base/access/user-row.ts';
import { findNote, insertNote } from './notes.store.ts';
import { viewNote } from './view-note.ts';

export type NoteDeps = Pick<Dependencies, 'database' | 'now'>;

type Written = z.output<(typeof endpoint)['body']> & { readonly author: Pick<UserRow, 'id' | 'name'> };

/**
 * Writes a support note on a merchant; one that comes twice is one. The trail says that it was written, and not what.
 * @throws AppError not-found, also for the id of another note
 */
export function writeNote(
  { database, now }: NoteDeps,
  scope: MerchantScope,
  { author, ...note }: Written,
): Promise<NoteView> {
  const { merchantId } = scope;
  return database.transaction(scopeOf(scope), async (tx) => {
    const written = { ...note, merchantId, authorId: author.id, author: author.name, writtenAt: now() };
    if (await insertNote(tx, written)) {
      const record = { action: 'note-written', facts: { shared: note.isShared } } as const;
      const subject = { type: 'merchant', id: merchantId } as const;
      writeAudit(tx, { occurredAt: written.writtenAt, merchantId, record, subject });
      return viewNote(written);
    }
    const before = await findNote(tx, written);
    if (!before) throw new AppError('not-found');
    return viewNote(before);
  });
}

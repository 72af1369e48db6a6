import type { Transaction } from '../../../platform/database/database.ts';

export interface Note {
  readonly id: string;
  readonly text: string;
  readonly isShared: boolean;
  readonly writtenAt: Date;
  readonly author: string;
}

export interface NewNote extends Note {
  readonly merchantId: string;
  readonly authorId: string;
}

/** Keeps a note; null when its id is there already. */
export const insertNote = (tx: Transaction, note: NewNote): Promise<{ id: string } | null> =>
  tx.first({
    text: `insert into merchant_notes (id, merchant_id, author_id, author_name, written_at, body, is_shared)
      values (:id, :merchantId, :authorId, :author, :writtenAt, :text, :isShared) on conflict (id) do nothing returning id`,
    values: {
      id: note.id,
      merchantId: note.merchantId,
      authorId: note.authorId,
      author: note.author,
      writtenAt: note.writtenAt,
      text: note.text,
      isShared: note.isShared,
    },
  });

const NOTE = 'id, body as text, is_shared as "isShared", written_at as "writtenAt", author_name as author';

/** A note that a person wrote before. */
export const findNote = (tx: Transaction, of: Pick<NewNote, 'id' | 'merchantId' | 'authorId'>): Promise<Note | null> =>
  tx.first({
    text: `select ${NOTE} from merchant_notes where id = $1 and merchant_id = $2 and author_id = $3`,
    values: [of.id, of.merchantId, of.authorId],
  });

/** A page of a merchant's notes, newest first. */
export const listNoteRows = (
  tx: Transaction,
  { merchantId, before, limit }: { merchantId: string; before: { occurredAt: Date; id: string } | null; limit: number },
): Promise<Note[]> =>
  tx.many({
    text: `select ${NOTE} from merchant_notes where merchant_id = :merchantId
        and (:at::timestamptz is null or (written_at, id) < (:at, :id::uuid))
      order by written_at desc, id desc limit :limit`,
    values: { merchantId, at: before?.occurredAt ?? null, id: before?.id ?? null, limit },
  });

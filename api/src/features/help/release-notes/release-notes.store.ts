import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Transaction } from '../../../platform/database/database.ts';

/** Notes until when a person has seen the release notes; never back. */
export const writeSeenUntil = (tx: Transaction, userId: string, at: Date): void =>
  tx.write({
    text: 'update users set release_notes_seen_at = greatest(release_notes_seen_at, $2) where id = $1',
    values: [userId, at],
  });

/** The words of a note in both languages. */
export interface NoteTexts {
  readonly titleFr: string;
  readonly titleEn: string;
  readonly textFr: string;
  readonly textEn: string;
}

/** Change of a note, with its person and its instant. */
export interface NoteChange {
  readonly id: string;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export const insertNote = (tx: Transaction, note: NoteTexts & NoteChange): void =>
  tx.write({
    text: `insert into release_notes (id, title_fr, title_en, text_fr, text_en, changed_at, changed_by)
      values (:id, :titleFr, :titleEn, :textFr, :textEn, :changedAt, :changedBy)`,
    values: { ...note },
  });

export const writeNoteTexts = (tx: Transaction, note: NoteTexts & NoteChange): void =>
  tx.write({
    text: `update release_notes set title_fr = :titleFr, title_en = :titleEn, text_fr = :textFr, text_en = :textEn,
        changed_at = :changedAt, changed_by = :changedBy where id = :id`,
    values: { ...note },
  });

/** Sets when a note comes out, with the day of it that servers of the release before read. */
export const writePublication = (tx: Transaction, note: NoteChange & { publishAt: Date | null }): void =>
  tx.write({
    text: `update release_notes set publish_at = :publishAt, published_on = :publishedOn, changed_at = :changedAt,
        changed_by = :changedBy where id = :id`,
    values: { ...note, publishedOn: note.publishAt && quebecDayOf(note.publishAt) },
  });

export const deleteNote = (tx: Transaction, id: string): void =>
  tx.write({ text: 'delete from release_notes where id = $1', values: [id] });

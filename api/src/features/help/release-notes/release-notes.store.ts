import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** Notes until when a person has seen the release notes, in all their places; never back. */
export const writeSeenUntil = (tx: Transaction, userId: string, at: Date): void =>
  tx.write({
    text: `update users set release_notes_seen_at = greatest(release_notes_seen_at, $2)
      where account_id = (select account_id from users where id = $1)`,
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

/** Lists the notes published at an instant, in a language, newest first. */
export const listReleaseNoteLines = (
  tx: Transaction,
  { language, now }: { language: Language; now: Date },
): Promise<ReleaseNoteView[]> =>
  tx.many({
    text: `select id, to_char(publish_at at time zone 'America/Toronto', 'YYYY-MM-DD') as "publishedOn",
        case $1 when 'fr' then title_fr else title_en end as title,
        case $1 when 'fr' then text_fr else text_en end as text
      from release_notes where publish_at <= $2 order by publish_at desc, id desc`,
    values: [language, now],
  });

/** The notes published after a person last saw them. */
export const listUnseenIds = async (
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> =>
  (
    await tx.many<{ id: string }>({
      text: `select n.id from release_notes n join users u on u.id = $1
        where n.publish_at <= $2 and n.publish_at > coalesce(u.release_notes_seen_at, '-infinity') order by n.publish_at desc, n.id desc`,
      values: [userId, now],
    })
  ).map(({ id }) => id);

/** A note in both languages, with who changed it last. */
export interface WrittenNoteRow {
  readonly id: string;
  readonly titleFr: string;
  readonly titleEn: string;
  readonly textFr: string;
  readonly textEn: string;
  readonly publishAt: Date | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

const WRITTEN = `select n.id, n.title_fr as "titleFr", n.title_en as "titleEn", n.text_fr as "textFr", n.text_en as "textEn",
    n.publish_at as "publishAt", n.changed_at as "changedAt", u.name as "changedBy"
  from release_notes n left join users u on u.id = n.changed_by`;

/** Every note as it is written: drafts first, then by when they come out, the latest first. */
export const listWrittenNoteRows = (tx: Transaction): Promise<WrittenNoteRow[]> =>
  tx.many({ text: `${WRITTEN} order by n.publish_at desc nulls first, n.id desc` });

/** A note, locked: what may be done with it depends on whether it is published. */
export const findWrittenNote = (tx: Transaction, id: string): Promise<WrittenNoteRow | null> =>
  tx.first({ text: `${WRITTEN} where n.id = $1 for update of n`, values: [id] });

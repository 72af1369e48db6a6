import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { releaseNoteState } from '@comptoir/domain/help/release-notes/release-note-state';
import type { Actor } from '@comptoir/domain/base/access/access';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import {
  deleteNote,
  insertNote,
  writeNoteTexts,
  writePublication,
  type NoteChange,
  type NoteTexts,
  findWrittenNote,
  type WrittenNoteRow,
} from './release-notes.store.ts';

type WriteDeps = Pick<Dependencies, 'database' | 'now'>;

type NoteAct = Extract<AuditRecord['action'], `release-note-${string}`>;

/** Writes a draft. */
export async function createReleaseNote(deps: WriteDeps, actor: Actor, texts: NoteTexts): Promise<WrittenNoteView> {
  const changedAt = deps.now();
  const id = orderedId(changedAt);
  return deps.database.transaction(scopeOfActor(actor), (tx) => {
    insertNote(tx, { ...texts, id, changedAt, changedBy: actor.userId });
    auditNote(tx, { action: 'release-note-written', at: changedAt, id, after: { ...texts, publishAt: null } });
    return viewNote(tx, id, changedAt);
  });
}

/** Changes the words of a note, also of a published one. @throws AppError not-found */
export const updateReleaseNote = (deps: WriteDeps, actor: Actor, { id, texts }: { id: string; texts: NoteTexts }) =>
  changeNote(deps, { actor, id }, (tx, before, change) => {
    writeNoteTexts(tx, { ...texts, ...change });
    return { action: 'release-note-changed', after: { ...fieldsOf(before), ...texts } };
  });

/**
 * Publishes a note at once, or at the midnight with which a day begins in Québec.
 * @throws AppError not-found, release-note-published, validation-failed (on: day-passed)
 */
export const publishReleaseNote = (deps: WriteDeps, actor: Actor, { id, on }: { id: string; on: string | null }) =>
  changeNote(deps, { actor, id }, (tx, before, change) => {
    refusePublished(before, change.changedAt);
    if (on !== null && on <= quebecDayOf(change.changedAt))
      throw new AppError('validation-failed', [{ path: 'on', rule: 'day-passed' }]);
    const publishAt = on === null ? change.changedAt : boundsOfQuebecDay(on).start;
    writePublication(tx, { ...change, publishAt });
    const after = { ...fieldsOf(before), publishAt: publishAt.toISOString() };
    return on === null ? { action: 'release-note-published', after } : { action: 'release-note-scheduled', after, on };
  });

/** Makes a scheduled note a draft again. @throws AppError not-found, release-note-published */
export const unscheduleReleaseNote = (deps: WriteDeps, actor: Actor, id: string) =>
  changeNote(deps, { actor, id }, (tx, before, change) => {
    refusePublished(before, change.changedAt);
    writePublication(tx, { ...change, publishAt: null });
    return { action: 'release-note-unscheduled', after: { ...fieldsOf(before), publishAt: null } };
  });

/** Deletes a note that no one has read. @throws AppError not-found, release-note-published */
export async function deleteReleaseNote({ database, now }: WriteDeps, actor: Actor, id: string): Promise<void> {
  const at = now();
  await database.transaction(scopeOfActor(actor), async (tx) => {
    const before = await getNote(tx, id);
    refusePublished(before, at);
    deleteNote(tx, id);
    auditNote(tx, { action: 'release-note-deleted', at, id, before: fieldsOf(before), after: {} });
  });
}

/** Act on a note, with the note afterwards. */
interface Done {
  readonly action: NoteAct;
  readonly after: NoteFields;
  readonly on?: string;
}

function changeNote(
  { database, now }: WriteDeps,
  { actor, id }: { actor: Actor; id: string },
  act: (tx: Transaction, before: WrittenNoteRow, change: NoteChange) => Done,
): Promise<WrittenNoteView> {
  const changedAt = now();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const before = await getNote(tx, id);
    const done = act(tx, before, { id, changedAt, changedBy: actor.userId });
    auditNote(tx, { ...done, at: changedAt, id, before: fieldsOf(before) });
    return viewNote(tx, id, changedAt);
  });
}

async function getNote(tx: Transaction, id: string): Promise<WrittenNoteRow> {
  const note = await findWrittenNote(tx, id);
  if (!note) throw new AppError('not-found');
  return note;
}

function refusePublished({ publishAt }: WrittenNoteRow, now: Date): void {
  if (releaseNoteState(publishAt, now) === 'published') throw new AppError('release-note-published');
}

type NoteFields = NoteTexts & { readonly publishAt: string | null };

const fieldsOf = ({ titleFr, titleEn, textFr, textEn, publishAt }: WrittenNoteRow): NoteFields => ({
  titleFr,
  titleEn,
  textFr,
  textEn,
  publishAt: publishAt?.toISOString() ?? null,
});

interface NoteEntry {
  readonly action: NoteAct;
  readonly at: Date;
  readonly id: string;
  readonly before?: NoteFields;
  readonly after: Partial<NoteFields>;
  readonly on?: string;
}

function auditNote(tx: Transaction, { action, at, id, before, after, on = '' }: NoteEntry): void {
  const title = after.titleFr ?? before?.titleFr ?? '';
  const record: AuditRecord =
    action === 'release-note-scheduled' ? { action, facts: { title, on } } : { action, facts: { title } };
  const changes = { after: { ...after }, ...(before ? { before: { ...before } } : {}) };
  writeAudit(tx, { occurredAt: at, subject: { type: 'release-note', id }, record, ...changes });
}

/** A note as those who write see it. */
export const viewWrittenNote = (row: WrittenNoteRow, now: Date): WrittenNoteView => ({
  ...row,
  publishAt: row.publishAt?.toISOString() ?? null,
  changedAt: row.changedAt?.toISOString() ?? null,
  state: releaseNoteState(row.publishAt, now),
});

const viewNote = async (tx: Transaction, id: string, now: Date): Promise<WrittenNoteView> =>
  viewWrittenNote(await getNote(tx, id), now);

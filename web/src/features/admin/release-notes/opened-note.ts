import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';

/** Acts on a note that is there. */
export type NoteAct = 'write' | 'publish' | 'unschedule' | 'delete';

/** Purpose of an open dialog: a note and the act on it; a new one is written. */
export type OpenedNote =
  | { readonly act: 'write'; readonly note: WrittenNoteView | null }
  | { readonly act: Exclude<NoteAct, 'write'>; readonly note: WrittenNoteView };

/** Acts on a note by its state: a published one is corrected, and stays. */
export const ACTS_OF: Readonly<Record<WrittenNoteView['state'], readonly NoteAct[]>> = {
  draft: ['write', 'publish', 'delete'],
  scheduled: ['write', 'publish', 'unschedule', 'delete'],
  published: ['write'],
};

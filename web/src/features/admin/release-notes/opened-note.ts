import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';

/** What can be done with a note that is there. */
export type NoteAct = 'write' | 'publish' | 'unschedule' | 'delete';

/** What a dialog is open for: a note and what is done with it; a new one is written. */
export type OpenedNote =
  | { readonly act: 'write'; readonly note: WrittenNoteView | null }
  | { readonly act: Exclude<NoteAct, 'write'>; readonly note: WrittenNoteView };

/** What may be done with a note in its state: what came out is corrected, and stays. */
export const ACTS_OF: Readonly<Record<WrittenNoteView['state'], readonly NoteAct[]>> = {
  draft: ['write', 'publish', 'delete'],
  scheduled: ['write', 'publish', 'unschedule', 'delete'],
  published: ['write'],
};

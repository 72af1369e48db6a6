import type { NoteView } from '@comptoir/contract/help/notes';
import type { Note } from './notes.store.ts';

export const viewNote = ({ id, text, isShared, writtenAt, author }: Note): NoteView => ({
  id,
  text,
  isShared,
  writtenAt: writtenAt.toISOString(),
  author,
});

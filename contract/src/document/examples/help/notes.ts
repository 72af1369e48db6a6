import type * as notes from '../../../help/notes.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const note = { id: OTHER_ID, text: 'Closed on Mondays: call from Tuesday on.', isShared: true };
const view = { ...note, writtenAt: '2026-06-20T17:45:00.000Z', author: 'Camille Roy' };

export const merchantNoteExamples: ExamplesOf<typeof notes> = {
  listNotes: { reply: { items: [view], nextCursor: null } },
  writeNote: { body: note, reply: view },
};

import type * as releaseNotes from '../../../help/release-notes.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

export const releaseNoteExamples: ExamplesOf<typeof releaseNotes> = {
  listReleaseNotes: {
    reply: [
      { id: OTHER_ID, publishedOn: '2026-06-15', title: 'Seasons', text: 'An account can be paused for the winter.' },
    ],
  },
  getReleaseNotesSeen: { reply: { seenUntil: '2026-06-01' } },
  markReleaseNotesSeen: { reply: { seenUntil: '2026-06-20' } },
};

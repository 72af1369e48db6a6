import type * as releaseNotes from '../../../help/release-notes.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const texts = {
  titleFr: 'Saisons',
  titleEn: 'Seasons',
  textFr: 'Un compte peut être mis en pause pour l’hiver.',
  textEn: 'An account can be paused for the winter.',
};

const draft = {
  id: OTHER_ID,
  ...texts,
  publishAt: null,
  state: 'draft',
  changedAt: '2026-06-12T14:00:00.000Z',
  changedBy: 'Camille Roy',
} as const;

const scheduled = { ...draft, publishAt: '2026-06-15T04:00:00.000Z', state: 'scheduled' } as const;

export const releaseNoteExamples: ExamplesOf<typeof releaseNotes> = {
  listReleaseNotes: {
    reply: [
      { id: OTHER_ID, publishedOn: '2026-06-15', title: 'Seasons', text: 'An account can be paused for the winter.' },
    ],
  },
  getReleaseNotesSeen: { reply: { unseen: [OTHER_ID] } },
  markReleaseNotesSeen: { reply: { unseen: [] } },
  listWrittenNotes: { reply: { items: [scheduled], nextCursor: null } },
  createReleaseNote: { body: texts, reply: draft },
  updateReleaseNote: { body: texts, reply: draft },
  deleteReleaseNote: {},
  publishReleaseNote: { body: { on: '2026-06-15' }, reply: scheduled },
  unscheduleReleaseNote: { reply: draft },
};

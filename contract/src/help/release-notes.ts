import { z } from 'zod';
import { endpoint, instant, pageOf, plainText, textBlock } from '../endpoint.ts';

/** Release note in the language of `Accept-Language`. `publishedOn` is a day, YYYY-MM-DD. */
export const releaseNoteView = z.strictObject({
  id: z.uuid(),
  publishedOn: z.iso.date(),
  title: z.string(),
  text: z.string(),
});
export type ReleaseNoteView = z.infer<typeof releaseNoteView>;

/** Source: spec §7 `Data/ReleaseNotes`. */
export const listReleaseNotes = endpoint({
  method: 'GET',
  path: '/Data/ReleaseNotes',
  access: 'read-release-notes',
  summary: 'Release notes',
  description: 'Newest first, in the language of `Accept-Language`.',
  reply: z.array(releaseNoteView),
});

/** The published notes that came out after the user last saw them. */
const unseenNotes = z.strictObject({ unseen: z.array(z.uuid()) });

export const getReleaseNotesSeen = endpoint({
  method: 'GET',
  path: '/release-notes-seen',
  access: 'read-release-notes',
  summary: 'Release notes that the user has not seen',
  description: 'The ids of those published since the user last saw them; all of them for one who never has.',
  reply: unseenNotes,
});

export const markReleaseNotesSeen = endpoint({
  method: 'PUT',
  path: '/release-notes-seen',
  access: 'read-release-notes',
  summary: 'Mark the release notes as seen',
  reply: unseenNotes,
});

const title = plainText(120).trim().min(1);
const text = textBlock(4000).trim().min(1);
/** In both languages, so that no reader finds a note that is not there. */
const texts = { titleFr: title, titleEn: title, textFr: text, textEn: text };

/** A note as those who write see it. `publishAt` is null for a draft. */
export const writtenNoteView = z.strictObject({
  id: z.uuid(),
  titleFr: z.string(),
  titleEn: z.string(),
  textFr: z.string(),
  textEn: z.string(),
  publishAt: instant.nullable(),
  state: z.enum(['draft', 'scheduled', 'published']),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type WrittenNoteView = z.infer<typeof writtenNoteView>;

const ofNote = z.strictObject({ id: z.uuid() });

export const listWrittenNotes = endpoint({
  method: 'GET',
  path: '/release-notes',
  access: 'edit-settings',
  summary: 'Release notes as they are written',
  description: 'In both languages: drafts first, then what is scheduled and published, newest first.',
  reply: pageOf(writtenNoteView),
});

export const createReleaseNote = endpoint({
  method: 'POST',
  path: '/release-notes',
  access: 'edit-settings',
  summary: 'Write a release note',
  description: 'It is a draft until it is published or scheduled.',
  body: z.strictObject(texts),
  reply: writtenNoteView,
});

export const updateReleaseNote = endpoint({
  method: 'PUT',
  path: '/release-notes/:id',
  access: 'edit-settings',
  summary: 'Change the words of a release note',
  description: 'Also of one that is published.',
  params: ofNote,
  body: z.strictObject(texts),
  reply: writtenNoteView,
});

export const deleteReleaseNote = endpoint({
  method: 'DELETE',
  path: '/release-notes/:id',
  access: 'edit-settings',
  summary: 'Delete a release note that is not published',
  refusals: ['release-note-published'],
  params: ofNote,
  reply: z.null(),
});

export const publishReleaseNote = endpoint({
  method: 'PUT',
  path: '/release-notes/:id/publication',
  access: 'edit-settings',
  summary: 'Publish a release note, or schedule it',
  description:
    'At once without `on`, or at the midnight in Québec with which the day `on` begins; a day that has begun is refused in the ' +
    'field `on`.',
  refusals: ['release-note-published'],
  params: ofNote,
  body: z.strictObject({ on: z.iso.date().nullable() }),
  reply: writtenNoteView,
});

export const unscheduleReleaseNote = endpoint({
  method: 'DELETE',
  path: '/release-notes/:id/publication',
  access: 'edit-settings',
  summary: 'Make a scheduled release note a draft again',
  refusals: ['release-note-published'],
  params: ofNote,
  reply: writtenNoteView,
});

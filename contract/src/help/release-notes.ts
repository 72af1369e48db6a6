import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What is new, in the language of `Accept-Language`. `publishedOn` is a day, YYYY-MM-DD. */
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

/** Which notes the person has not seen yet: those published after `seenUntil`, the day of their last look; null for never. */
export const getReleaseNotesSeen = endpoint({
  method: 'GET',
  path: '/release-notes-seen',
  access: 'read-release-notes',
  summary: 'Until when the person has seen the release notes',
  reply: z.strictObject({ seenUntil: z.iso.date().nullable() }),
});

export const markReleaseNotesSeen = endpoint({
  method: 'PUT',
  path: '/release-notes-seen',
  access: 'read-release-notes',
  summary: 'Mark the release notes as seen',
  reply: z.strictObject({ seenUntil: z.iso.date().nullable() }),
});

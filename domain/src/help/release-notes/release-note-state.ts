/** State of a release note: no one reads a draft, and a scheduled one is read from its moment on. */
export type ReleaseNoteState = 'draft' | 'scheduled' | 'published';

/** The state at an instant of a note that is to be published at another; null for one without a moment. */
export function releaseNoteState(publishAt: Date | null, now: Date): ReleaseNoteState {
  if (!publishAt) return 'draft';
  return publishAt.getTime() <= now.getTime() ? 'published' : 'scheduled';
}

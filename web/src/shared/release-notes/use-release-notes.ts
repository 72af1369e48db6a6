import type { markReleaseNotesSeen, ReleaseNoteView } from '@comptoir/contract/help/release-notes';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { call, QUIET } from '../http/call.ts';
import { releaseNotesQuery, releaseNotesSeenQuery } from '../queries/help.ts';

/** Release notes, in the language of the interface, newest first. */
export const useReleaseNotes = () => useQuery(releaseNotesQuery(useLanguage()));

/**
 * Release notes that the user had not seen before this visit; they are seen from now on. What was new at the start of a visit stays
 * new until its end. What the last visit left marks nothing: a note that came since would be seen before it is there.
 */
export function useUnseenNotes(): {
  readonly notes: readonly ReleaseNoteView[];
  readonly isUnseen: (id: string) => boolean;
} {
  const { data: notes = [], isStale: areNotesOld } = useReleaseNotes();
  const { data: seen, isStale: isSeenOld } = useQuery(releaseNotesSeenQuery());
  const { mutate: markSeen } = useCallOnce({
    mutationFn: () => call<typeof markReleaseNotesSeen>('PUT', '/release-notes-seen', { headers: QUIET }),
  });
  const isUnseen = (id: string): boolean => seen?.unseen.includes(id) ?? false;
  const isAnyShown = !areNotesOld && !isSeenOld && notes.some(({ id }) => isUnseen(id));
  useEffect(() => {
    if (isAnyShown) markSeen();
  }, [isAnyShown, markSeen]);
  return { notes, isUnseen };
}

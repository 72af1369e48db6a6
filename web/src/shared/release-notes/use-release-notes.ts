import type { markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { call, QUIET } from '../http/call.ts';
import { releaseNotesQuery, releaseNotesSeenQuery } from '../queries/help.ts';

/** What is new, in the language of the interface, newest first. */
export const useReleaseNotes = () => useQuery(releaseNotesQuery(useLanguage()));

/**
 * Which release notes the user had not seen before this visit, and how to say that they see them now. What was new at the start
 * of a visit stays new until its end.
 */
export function useReleaseNotesSeen() {
  const { data } = useQuery(releaseNotesSeenQuery());
  const { mutate: markSeen } = useMutation({
    mutationFn: () => call<typeof markReleaseNotesSeen>('PUT', '/release-notes-seen', { headers: QUIET }),
  });
  return { unseen: data?.unseen ?? [], markSeen };
}

import type { markReleaseNotesSeen } from '@comptoir/contract/help/release-notes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { releaseNotesSeenQuery } from '../queries/help.ts';

/**
 * Until which day the person had seen the release notes before this visit (`YYYY-MM-DD`, null for never), and how to say that
 * they see them now. What was new at the start of a visit stays new until its end.
 */
export function useReleaseNotesSeen() {
  const { data } = useQuery(releaseNotesSeenQuery());
  const { mutate: markSeen } = useMutation({
    mutationFn: () => call<typeof markReleaseNotesSeen>('PUT', '/release-notes-seen', { headers: QUIET }),
  });
  return { seenUntil: data?.seenUntil, markSeen };
}

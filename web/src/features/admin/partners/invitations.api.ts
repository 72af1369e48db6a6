import type { checkInvitations, exportInvitations, sendInvitations } from '@comptoir/contract/people/invitations';
import { useQuery } from '@tanstack/react-query';
import type { ChosenFile } from '../../../lib/read-chosen.ts';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { invitationFilesQuery } from '../../../shared/queries/invitations.ts';

const REFRESH_MS = 3000;

/** The files by which a partner invited merchants; while one is being sent, how far it is. */
export const useInvitationFiles = (partnerId: string) =>
  useQuery({
    ...invitationFilesQuery(partnerId),
    refetchInterval: ({ state }) => (state.data?.items.some((file) => file.state === 'sending') ? REFRESH_MS : false),
  });

/** Previews the effect of a file; nothing changes. */
export const useCheckInvitations = (id: string) =>
  useCallOnce({
    mutationFn: ({ file }: ChosenFile) =>
      call<typeof checkInvitations>('POST', '/partners/:id/invitations/check', {
        params: { id },
        body: { file },
        headers: QUIET,
      }),
  });

export const useSendInvitations = (id: string) =>
  useChange(
    (body: ChosenFile & { readonly plan: string }) =>
      call<typeof sendInvitations>('POST', '/partners/:id/invitations', { params: { id }, body, headers: QUIET }),
    'invitations',
  );

/** Fetches the outcome of each line. */
export const fetchResults = (id: string, fileId: string): Promise<RowFile> =>
  fetchRows<typeof exportInvitations>(
    '/partners/:id/invitations/:fileId/results',
    { params: { id, fileId } },
    () => {},
  );

import type { listInvitationFiles } from '@comptoir/contract/people/invitations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** The files by which a partner invited merchants. */
export const invitationFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: ({ signal }) =>
      call<typeof listInvitationFiles>('GET', '/partners/:id/invitations', { params: { id }, signal }),
  });

import type { checkInvitations, exportInvitations, sendInvitations } from '@comptoir/contract/people/invitations';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { invitationFilesQuery } from '../../../shared/queries/invitations.ts';

/** A file as it was chosen: its name, and its bytes as base64. */
export interface ChosenFile {
  readonly name: string;
  readonly file: string;
}

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

/** Beyond this the server takes no file; ten thousand lines are less. */
const MOST_BYTES = 2_000_000;

/** Reads a file that was chosen; null when it is too large. */
export async function readChosen(file: File): Promise<ChosenFile | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return { name: file.name.slice(0, 200), file: btoa(text) };
}

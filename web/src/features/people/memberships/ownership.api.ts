import type { login } from '@comptoir/contract/base/sessions';
import type {
  acceptOwnership,
  acceptOwnershipInvitation,
  declineOwnership,
  declineOwnershipInvitation,
} from '@comptoir/contract/people/ownership';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { readUser } from '../../../shared/http/read-user.ts';
import { useSwitchBusiness } from '../../../shared/people/switch-business.ts';
import { invalidate, useChange } from '../../../shared/queries/invalidate.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';

/** Accepts, and opens the business; where the session may not open it, the list of businesses has it. */
export function useAcceptOwnership(id: string) {
  const { mutate: open } = useSwitchBusiness();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (body: { readonly password: string; readonly leaving: readonly string[] }) =>
      call<typeof acceptOwnership>('POST', '/ownership-offers/:id/acceptance', {
        params: { id },
        body: { ...body, leaving: [...body.leaving] },
        headers: QUIET,
      }),
    onSuccess: ({ merchantId }) => open(merchantId),
    onSettled: () => invalidate(queries, 'ownership', 'memberships', 'business-standings', 'session'),
  });
}

export const useDeclineOwnership = (id: string) =>
  useChange(
    (_now: null) =>
      call<typeof declineOwnership>('DELETE', '/ownership-offers/:id', { params: { id }, headers: QUIET }),
    'ownership',
  );

/** Accepts as a newcomer, and signs in with the password that was just chosen: the session that starts moves the screens on by itself. */
export function useAcceptInvitation(token: string) {
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: async (body: {
      readonly newPassword: string;
      readonly language: Language;
      readonly leaving: readonly string[];
    }) => {
      const { email } = await call<typeof acceptOwnershipInvitation>(
        'POST',
        '/ownership-invitations/:token/acceptance',
        {
          params: { token },
          body: { ...body, leaving: [...body.leaving] },
          headers: QUIET,
        },
      );
      const credentials = { email, password: body.newPassword };
      const { webToken } = await call<typeof login>('POST', '/login', { body: credentials, headers: QUIET });
      return { webToken, user: await readUser(webToken) };
    },
    onSuccess: ({ webToken, user }) => sessionStore.signIn(webToken, user),
    onError: () => void invalidate(queries, 'ownership'),
  });
}

export const useDeclineInvitation = (token: string) =>
  useChange(
    (_now: null) =>
      call<typeof declineOwnershipInvitation>('DELETE', '/ownership-invitations/:token', {
        params: { token },
        headers: QUIET,
      }),
    'ownership',
  );

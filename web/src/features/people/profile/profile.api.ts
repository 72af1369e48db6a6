import type { joinAccounts } from '@comptoir/contract/people/memberships';
import type {
  choosePassword,
  confirmSecondFactor,
  endAllSessions,
  endSession,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  updateProfile,
} from '@comptoir/contract/people/profile';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET, type CallInput } from '../../../shared/http/call.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useRefreshUser } from '../../../shared/profile/use-user.ts';
import { invalidate, useChange } from '../../../shared/queries/invalidate.ts';
import { openSessionsQuery } from '../../../shared/queries/people.ts';

/** A password, and a code of the app or a recovery code: what proves that it is really them. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

export const useSaveLanguage = () =>
  useCallOnce({
    mutationFn: (language: Language) => call<typeof updateProfile>('PUT', '/profile', { body: { language } }),
  });

/** Chooses a password; every other session ends, and this one goes on with a new token. */
export function useChoosePassword() {
  const queries = useQueryClient();
  const refreshUser = useRefreshUser();
  return useCallOnce({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call<typeof choosePassword>('PUT', '/profile/password', { body }),
    onSuccess: async ({ webToken }) => {
      sessionStore.renew(webToken);
      await refreshUser();
      void invalidate(queries, 'open-sessions');
    },
  });
}

/** Joins another account of the person; this session goes on in the one that stays. */
export function useJoin() {
  const queries = useQueryClient();
  const refreshUser = useRefreshUser();
  return useCallOnce({
    mutationFn: (body: CallInput<typeof joinAccounts>['body']) =>
      call<typeof joinAccounts>('POST', '/memberships/joining', { ...(body ? { body } : {}), headers: QUIET }),
    onSuccess: async ({ webToken }) => {
      sessionStore.renew(webToken);
      await refreshUser();
      void invalidate(queries, 'open-sessions', 'memberships', 'business-standings');
    },
  });
}

export const useOpenSessions = () => useQuery(openSessionsQuery());

export const useEndSession = () =>
  useChange(
    (id: string) => call<typeof endSession>('DELETE', '/profile/sessions/:id', { params: { id } }),
    'open-sessions',
  );

/** Ends every session; this one is over here too, without waiting for the next refusal. */
export const useEndAllSessions = () =>
  useCallOnce({
    mutationFn: () => call<typeof endAllSessions>('DELETE', '/profile/sessions', { headers: QUIET }),
    onSuccess: () => sessionStore.end('signed-out'),
  });

export const useStartSecondFactor = () =>
  useCallOnce({
    mutationFn: (password: string) =>
      call<typeof startSecondFactor>('POST', '/profile/second-factor', { body: { password }, headers: QUIET }),
  });

export const useConfirmSecondFactor = () =>
  useCallOnce({
    mutationFn: (code: string) =>
      call<typeof confirmSecondFactor>('POST', '/profile/second-factor/confirm', { body: { code }, headers: QUIET }),
  });

export const useRenewRecoveryCodes = () =>
  useCallOnce({
    mutationFn: (body: Proof) =>
      call<typeof renewRecoveryCodes>('POST', '/profile/second-factor/recovery-codes', { body, headers: QUIET }),
  });

export function useRemoveSecondFactor() {
  const refreshUser = useRefreshUser();
  return useCallOnce({
    mutationFn: (body: Proof) =>
      call<typeof removeSecondFactor>('DELETE', '/profile/second-factor', { body, headers: QUIET }),
    onSuccess: refreshUser,
  });
}

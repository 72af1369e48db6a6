import type { listMerchants } from '@comptoir/contract/base/merchants';
import type { listPartners } from '@comptoir/contract/people/partners';
import type {
  Belonging,
  endUserSessions,
  inviteAgain,
  inviteUser,
  listUsers,
  removeUserSecondFactor,
  setUserSuspension,
  updateUser,
} from '@comptoir/contract/people/users';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';

const KEY = 'users';

/** What the list is narrowed to. */
export interface UserFilters {
  readonly search: string;
  readonly role: Role | 'all';
}

/** People who may sign in, page by page. */
export const useUsers = ({ search, role }: UserFilters) =>
  useInfiniteQuery({
    queryKey: [KEY, search, role],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listUsers>('GET', '/users', {
        query: {
          ...(search ? { search } : {}),
          ...(role === 'all' ? {} : { role }),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The merchants and partners that a person may belong to, by name; null while they are on their way. */
export function useBelongings() {
  const merchants = useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });
  const partners = useQuery({
    queryKey: ['partners'],
    queryFn: ({ signal }) => call<typeof listPartners>('GET', '/partners', { signal }),
  });
  return {
    merchant: merchants.data?.map(({ id, company_name: name }) => ({ id, name })) ?? null,
    partner: partners.data?.items.map(({ id, name }) => ({ id, name })) ?? null,
  };
}

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly belonging: Belonging;
}

export const useInviteUser = () => useChange((body: Invitation) => call<typeof inviteUser>('POST', '/users', { body }));

interface PersonChange {
  readonly id: string;
  readonly name: string;
  readonly belonging: Belonging;
}

export const useUpdateUser = () =>
  useChange(({ id, ...body }: PersonChange) => call<typeof updateUser>('PUT', '/users/:id', { params: { id }, body }));

/** What can be done to an account beside changing it. */
export type AccountAction = 'suspend' | 'reinstate' | 'end-sessions' | 'remove-second-factor' | 'invite-again';

interface AccountChange {
  readonly id: string;
  readonly action: AccountAction;
}

/** Says in words of the screen what was done, so that the automatic alerts stay out of it. */
export const useAccountAction = () => useChange(({ id, action }: AccountChange) => ACTIONS[action](id));

const suspension = (id: string, suspended: boolean): Promise<unknown> =>
  call<typeof setUserSuspension>('PUT', '/users/:id/suspension', {
    params: { id },
    body: { suspended },
    headers: QUIET,
  });

const ACTIONS: Readonly<Record<AccountAction, (id: string) => Promise<unknown>>> = {
  suspend: (id) => suspension(id, true),
  reinstate: (id) => suspension(id, false),
  'end-sessions': (id) =>
    call<typeof endUserSessions>('DELETE', '/users/:id/sessions', { params: { id }, headers: QUIET }),
  'remove-second-factor': (id) =>
    call<typeof removeUserSecondFactor>('DELETE', '/users/:id/second-factor', { params: { id }, headers: QUIET }),
  'invite-again': (id) => call<typeof inviteAgain>('POST', '/users/:id/invitation', { params: { id }, headers: QUIET }),
};

/** A change of a user, after which the lists of people are read again. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([KEY, 'contacts', 'partners'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

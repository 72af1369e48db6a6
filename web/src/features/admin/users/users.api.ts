import type {
  Belonging,
  endUserSessions,
  inviteAgain,
  inviteUser,
  removeUserSecondFactor,
  setUserSuspension,
  updateUser,
} from '@comptoir/contract/people/users';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { partnersQuery, usersQuery } from '../../../shared/queries/people.ts';
import type { wantedUsers } from '../../../shared/queries/wanted-users.ts';

/** People who may sign in, page by page. */
export const useUsers = (wanted: ReturnType<typeof wantedUsers>) => useInfiniteQuery(usersQuery(wanted));

/** The partners that a person may belong to, by name. */
export const usePartnerChoices = () => useQuery({ ...partnersQuery(), select: ({ items }) => items });

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly belonging: Belonging;
}

export const useInviteUser = () =>
  usePeopleChange((body: Invitation) => call<typeof inviteUser>('POST', '/users', { body }));

interface PersonChange {
  readonly id: string;
  readonly name: string;
  readonly belonging: Belonging;
}

export const useUpdateUser = () =>
  usePeopleChange(({ id, ...body }: PersonChange) =>
    call<typeof updateUser>('PUT', '/users/:id', { params: { id }, body }),
  );

/** Actions on an account beside changing it. */
export type AccountAction = 'suspend' | 'reinstate' | 'end-sessions' | 'remove-second-factor' | 'invite-again';

interface AccountChange {
  readonly id: string;
  readonly action: AccountAction;
}

/** Says in words of the screen what was done, so that the automatic alerts stay out of it. */
export const useAccountAction = () => usePeopleChange(({ id, action }: AccountChange) => ACTIONS[action](id));

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
const usePeopleChange = <Input>(change: (input: Input) => Promise<unknown>) =>
  useChange(change, 'users', 'contacts', 'partners');

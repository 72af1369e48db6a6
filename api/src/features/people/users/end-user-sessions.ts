import type { UserView } from '@comptoir/contract/people/users';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { changeUser, type UserDeps } from './change-user.ts';
import { endSessionsOf } from './users.store.ts';

/** Ends every session of a person. @throws AppError not-found */
export const endUserSessions = (deps: UserDeps, { actor }: SignedIn, userId: string): Promise<UserView> =>
  changeUser(deps, { actor, userId }, async (tx, user, now) => {
    endSessionsOf(tx, userId, now);
    return [{ merchantId: user.merchantId, event: 'signed-out-everywhere' }];
  });

import type { UserView } from '@comptoir/contract/people/users';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { changeUser, type UserDeps } from './change-user.ts';
import { endSessionsOf, writeSuspension } from './users.store.ts';

/** Suspends a person, whose sessions end at once, or reinstates them. @throws AppError not-found, own-account, last-administrator */
export const setUserSuspension = (
  deps: UserDeps,
  { actor }: SignedIn,
  { id, suspended }: { id: string; suspended: boolean },
): Promise<UserView> =>
  changeUser(deps, { actor, userId: id }, async (tx, user, now) => {
    if (id === actor.userId) throw new AppError('own-account');
    if (user.suspended === suspended) return [];
    if (user.isLastAdministrator) throw new AppError('last-administrator');
    if (suspended) endSessionsOf(tx, id, now);
    writeSuspension(tx, id, suspended ? now : null);
    return [{ merchantId: user.merchantId, event: suspended ? 'user-suspended' : 'user-reinstated' }];
  });

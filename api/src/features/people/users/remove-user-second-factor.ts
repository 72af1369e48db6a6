import type { UserView } from '@comptoir/contract/people/users';
import { AppError } from '../../../platform/http/app-error.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { changeUser, type UserDeps } from './change-user.ts';
import { clearSecondFactor } from './users.store.ts';

/**
 * Turns two-step sign-in off for a user who has lost it, and notifies them by mail. One's own goes through the profile, which asks
 * for a code. @throws AppError not-found, own-account, second-factor-not-set
 */
export const removeUserSecondFactor = (deps: UserDeps, { actor }: SignedIn, userId: string): Promise<UserView> =>
  changeUser(deps, { actor, userId }, async (tx, user) => {
    if (userId === actor.userId) throw new AppError('own-account');
    if (!user.hasSecondFactor) throw new AppError('second-factor-not-set');
    clearSecondFactor(tx, userId);
    queueMail(tx, { kind: 'second-factor-removed', userId });
    return [{ merchantId: user.merchantId, event: 'second-factor-removed' }];
  });

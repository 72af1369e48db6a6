import type { UserView } from '@comptoir/contract/users';
import { AppError } from '../../platform/http/app-error.ts';
import { queueInvitation } from '../mail/queue-mail.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import { changeUser, type UserNeeds } from './change-user.ts';

/** Sends another temporary password to somebody who has not come in yet. @throws AppError not-found when there is no open invitation */
export const inviteAgain = (needs: UserNeeds, { actor, user: inviter }: SignedIn, userId: string): Promise<UserView> =>
  changeUser(needs, { actor, userId }, async (tx, user) => {
    if (user.hasSignedIn || user.suspended) throw new AppError('not-found');
    queueInvitation(tx, { userId, invitedBy: inviter.name });
    return [{ merchantId: user.merchantId, event: 'user-invited' }];
  });

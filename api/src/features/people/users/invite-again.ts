import type { UserView } from '@comptoir/contract/people/users';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import { changeUser, type UserDeps } from './change-user.ts';

/** Sends another temporary password to a user who has not signed in yet. @throws AppError not-found when there is no open invitation, mail-limit-reached */
export async function inviteAgain(deps: UserDeps, caller: SignedIn, userId: string): Promise<UserView> {
  await limitMail(deps, caller, userId);
  const { actor, user: inviter } = caller;
  return changeUser(deps, { actor, userId }, async (tx, user) => {
    if (user.hasSignedIn || user.suspended) throw new AppError('not-found');
    queueInvitation(tx, { userId, invitedBy: inviter.name });
    return [{ merchantId: user.merchantId, event: 'user-invited' }];
  });
}

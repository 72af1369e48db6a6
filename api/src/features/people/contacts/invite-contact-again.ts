import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { changeContact } from './change-contact.ts';

/** Sends another temporary password to a user who has not signed in yet. @throws AppError not-found when there is no open invitation, mail-limit-reached */
export async function inviteContactAgain(deps: UserDeps, caller: SignedIn, id: string): Promise<void> {
  await limitMail(deps, caller, id);
  await changeContact(deps, { caller, id }, async (tx, { contact }) => {
    if (contact.hasSignedIn || contact.suspended) throw new AppError('not-found');
    queueInvitation(tx, { userId: id, invitedBy: caller.user.name });
    return { event: 'user-invited', facts: { email: contact.email } };
  });
}

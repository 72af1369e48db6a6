import type { Belonging, UserView } from '@comptoir/contract/people/users';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { refuseFullAccount } from '../../base/sessions/refuse-full-account.ts';
import { fieldsOf, logMerchantEvents, type UserDeps } from './change-user.ts';
import { refuseUnknownBelonging } from './refuse-unknown-belonging.ts';
import { findUserLine } from './users.queries.ts';
import { insertUser } from './users.store.ts';
import { viewUser } from './view-user.ts';

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly belonging: Belonging;
}

/** Makes an account and sends its first, temporary password. @throws AppError email-taken, too-many-memberships, validation-failed, mail-limit-reached */
export async function inviteUser(
  deps: UserDeps,
  { actor, user: inviter }: SignedIn,
  invitation: Invitation,
): Promise<UserView> {
  const now = deps.now();
  await limitMail(deps, { actor, user: inviter }, invitation.email);
  const made = { ...invitation, id: uuid(), email: normalEmail(invitation.email), addedBy: inviter.id };
  const { belonging } = invitation;
  const merchantId = belonging.role === 'merchant' ? belonging.merchantId : null;
  const line = await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    await refuseUnknownBelonging(tx, belonging);
    await refuseFullAccount(tx, made.email);
    if (!(await insertUser(tx, made))) throw new AppError('email-taken');
    queueInvitation(tx, { userId: made.id, invitedBy: inviter.name });
    const invited = await findUserLine(tx, made.id, now);
    if (!invited) throw new AppError('not-found');
    const { id, email } = made;
    logMerchantEvents(tx, { actor, id, email, now, after: fieldsOf(invited) }, [{ merchantId, event: 'user-invited' }]);
    return invited;
  });
  if (merchantId) deps.announcements.publish(merchantId);
  return viewUser(line);
}

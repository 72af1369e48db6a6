import type { ContactView } from '@comptoir/contract/people/contacts';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { logMerchantEvents, type UserDeps } from '../users/change-user.ts';
import { refuseFullAccount } from '../../base/sessions/refuse-full-account.ts';
import { insertContact, lockContacts } from './contacts.store.ts';
import { refuseTakenUsername } from './refuse-taken-username.ts';
import { resolveContacts, type WantedContacts } from './resolve-contacts.ts';

export interface ContactInvitation {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  /** Of a merchant's person; the least unless it is said. */
  readonly right?: MerchantRight | undefined;
}

/** Adds a person to a merchant or partner and invites them. @throws AppError email-taken, username-taken, too-many-memberships, mail-limit-reached, and as `resolveContacts` */
export async function addContact(
  deps: UserDeps,
  { actor, user: inviter }: SignedIn,
  { wanted, invitation }: { wanted: WantedContacts; invitation: ContactInvitation },
): Promise<ContactView> {
  const of = await resolveContacts(deps.database, actor, { ...wanted, action: 'edit-contacts' });
  const merchantId = 'merchantId' in of ? of.merchantId : null;
  await limitMail(deps, { actor, user: inviter }, invitation.email);
  const right = merchantId ? (invitation.right ?? 'reader') : null;
  const made = { ...invitation, id: uuid(), email: normalEmail(invitation.email), of, right, addedBy: inviter.id };
  await deps.database.transaction(scopeOfActor(actor), async (tx) => {
    refuseTakenUsername(await lockContacts(tx, of), made);
    await refuseFullAccount(tx, made.email);
    if (!(await insertContact(tx, made))) throw new AppError('email-taken', [{ path: 'email', rule: 'taken' }]);
    queueInvitation(tx, { userId: made.id, invitedBy: inviter.name });
    const { id, email, name, username } = made;
    const after = { name, username, email, ...of };
    logMerchantEvents(tx, { actor, id, email, now: deps.now(), after }, [{ merchantId, event: 'user-invited' }]);
  });
  if (merchantId) deps.announcements.publish(merchantId);
  const { id, name, username, email } = made;
  return { id, name, username, email, right, isProviderOwner: false, state: 'invited', isSelf: false };
}

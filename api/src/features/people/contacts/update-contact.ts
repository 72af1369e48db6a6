import type { ContactView } from '@comptoir/contract/people/contacts';
import { normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitMail } from '../../base/mail/limit-mail.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { changeContact } from './change-contact.ts';
import { endAccess, findContact, updateContactRow, type StoredContact } from './contacts.store.ts';
import { refuseTakenUsername } from './refuse-taken-username.ts';

export interface ContactCorrection {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

/**
 * Changes a person. Another email is another way in: their sessions end, and both addresses are notified. One's own is changed by
 * someone else, who is still there when it was mistyped.
 * @throws AppError not-found, forbidden, own-account, contact-is-provider-owner, email-taken, username-taken,
 * mail-limit-reached
 */
export async function updateContact(
  deps: UserDeps,
  caller: SignedIn,
  correction: ContactCorrection,
): Promise<ContactView> {
  const { id, name, username } = correction;
  const email = normalEmail(correction.email);
  const known = await deps.database.transaction(scopeOfActor(caller.actor), (tx) => findContact(tx, id));
  if (known && known.email !== email) await limitMail(deps, caller, email);
  const view = await changeContact(deps, { caller, id }, async (tx, { contact, people }) => {
    refuseTakenUsername(people, { id, username });
    const moves = email !== contact.email;
    if (moves) refuseMove(caller, contact);
    const outcome = await updateContactRow(tx, { id, name, username, email });
    if (outcome === 'taken') throw new AppError('email-taken', [{ path: 'email', rule: 'taken' }]);
    if (outcome === 'shared') throw new AppError('email-of-other-businesses');
    if (moves) {
      endAccess(tx, id);
      for (const address of [contact.email, email]) queueMail(tx, { kind: 'email-changed', userId: id, address });
    }
    const isSame = !moves && name === contact.name && username === contact.username;
    return isSame ? null : { event: 'contact-changed', facts: { email: contact.email } };
  });
  if (!view) throw new AppError('not-found');
  return view;
}

/** Anyone who reads the mail of an account may sign in as its person: not even owners move that of an owner the provider names. */
function refuseMove({ actor }: SignedIn, { id, isProviderOwner }: StoredContact): void {
  if (id === actor.userId) throw new AppError('own-account');
  if (isProviderOwner) throw new AppError('contact-is-provider-owner');
}

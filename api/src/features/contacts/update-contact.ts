import type { ContactView } from '@comptoir/contract/contacts';
import { normalEmail } from '@comptoir/domain/access/normal-email';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { SignedIn } from '../sessions/recognize-user.ts';
import type { UserNeeds } from '../users/change-user.ts';
import { changeContact } from './change-contact.ts';
import { endAccess, updateContactRow } from './contacts.store.ts';
import { refuseTakenUsername } from './refuse-taken-username.ts';

export interface ContactCorrection {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
}

/**
 * Changes a person. Another e-mail is another way in: their sessions end, and both addresses are told. One's own is changed by
 * somebody else, who is still there when it was mistyped.
 * @throws AppError not-found, forbidden, own-account, email-taken, username-taken
 */
export async function updateContact(
  needs: UserNeeds,
  caller: SignedIn,
  correction: ContactCorrection,
): Promise<ContactView> {
  const { id, name, username } = correction;
  const email = normalEmail(correction.email);
  const view = await changeContact(needs, { caller, id }, async (tx, { contact, people }) => {
    refuseTakenUsername(people, { id, username });
    const moves = email !== contact.email;
    if (moves && id === caller.actor.userId) throw new AppError('own-account');
    if (!(await updateContactRow(tx, { id, name, username, email })))
      throw new AppError('email-taken', [{ path: 'email', rule: 'taken' }]);
    if (moves) {
      endAccess(tx, id);
      for (const address of [contact.email, email]) queueMail(tx, { kind: 'email-changed', userId: id, address });
    }
    const isSame = !moves && name === contact.name && username === contact.username;
    return isSame ? null : 'contact-changed';
  });
  if (!view) throw new AppError('not-found');
  return view;
}

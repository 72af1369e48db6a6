import { mayLoseOwner } from '@comptoir/domain/people/users/change-people';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/sessions/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { changeContact } from './change-contact.ts';
import { endAccess, removeContactRow } from './contacts.store.ts';

/**
 * Takes a person's way in; what they did stays in the log, and their address may be invited again.
 * @throws AppError not-found, forbidden, own-account, contact-is-last, contact-is-provider-owner, contact-is-last-owner
 */
export async function removeContact(deps: UserDeps, caller: SignedIn, id: string): Promise<void> {
  await changeContact(deps, { caller, id }, async (tx, { contact, people, now }) => {
    if (id === caller.actor.userId) throw new AppError('own-account');
    if (!people.some((other) => other.id !== id && !other.suspended)) throw new AppError('contact-is-last');
    const kept = mayLoseOwner(contact, people);
    if (!kept.ok) throw new AppError(kept.reason);
    endAccess(tx, id);
    removeContactRow(tx, id, now);
    return { event: 'contact-removed', facts: { email: contact.email } };
  });
}

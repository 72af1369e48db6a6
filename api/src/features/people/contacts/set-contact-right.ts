import type { ContactView } from '@comptoir/contract/people/contacts';
import { mayLoseOwner } from '@comptoir/domain/people/users/change-people';
import type { MerchantRight } from '@comptoir/domain/base/access/merchant-right';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import type { UserDeps } from '../users/change-user.ts';
import { changeContact } from './change-contact.ts';
import { saveContactRight } from './contacts.store.ts';

/**
 * Says what a merchant's person may do there, from their next call on; a person who waited to be confirmed is by that. No one
 * changes their own right.
 * @throws AppError not-found, forbidden, own-account, contact-is-provider-owner, contact-is-last-owner
 */
export async function setContactRight(
  deps: UserDeps,
  caller: SignedIn,
  { id, right }: { id: string; right: MerchantRight },
): Promise<ContactView> {
  const view = await changeContact(deps, { caller, id }, async (tx, { contact, people }) => {
    const { merchantRight: before, awaitsConfirmation } = contact;
    if (before === null) throw new AppError('not-found');
    if (id === caller.actor.userId) throw new AppError('own-account');
    if (before === right && !awaitsConfirmation) return null;
    const kept = right === 'owner' ? null : mayLoseOwner(contact, people);
    if (kept && !kept.ok) throw new AppError(kept.reason);
    saveContactRight(tx, id, right);
    const { email } = contact;
    return awaitsConfirmation
      ? { event: 'contact-confirmed', facts: { email, right } }
      : { event: 'contact-right-changed', facts: { email, before, right } };
  });
  if (!view) throw new AppError('not-found');
  return view;
}

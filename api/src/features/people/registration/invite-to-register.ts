import type { Transaction } from '../../../platform/database/database.ts';
import { countMail } from '../../base/mail/limit-mail.ts';
import { savePending, type Registration } from './register-merchant.ts';
import { listAddressesInUse, lockAddress, type AddressInUse } from './registration.store.ts';

/** An invitation by a partner, whose merchant it makes of the address that confirms it. */
export type PartnerInvitation = Registration & { readonly partnerId: string };

/** Lists the uses of addresses, in the form of `normalEmail`: an account, or an invitation by any partner that still works. */
export const findAddressesInUse = (
  tx: Transaction,
  addresses: { readonly emails: string; readonly now: Date },
): Promise<AddressInUse[]> => listAddressesInUse(tx, addresses);

/**
 * Invites an address that is not in use, under the scope `system`: its mail leaves once the transaction has committed, and counts among
 * those of the user who asked. Of two who invite one address at once, one does.
 */
export async function inviteToRegister(
  tx: Transaction,
  { userId, now, ...invitation }: PartnerInvitation & { readonly userId: string; readonly now: Date },
): Promise<'invited' | 'over-limit' | AddressInUse['use']> {
  lockAddress(tx, invitation.email);
  const [known] = await findAddressesInUse(tx, { emails: invitation.email, now });
  if (known) return known.use;
  if (!(await countMail(tx, { cause: 'user', senders: [userId], to: invitation.email, now }))) return 'over-limit';
  savePending(tx, invitation, now);
  return 'invited';
}

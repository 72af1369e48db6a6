import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { PosEmployee } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { SIGNATURES } from '../../base/mail/letter-words.ts';
import { queueInvitation } from '../../base/mail/queue-mail.ts';
import { logAbout } from './follow-role.ts';
import { emailOf } from './receive-person.ts';
import { findIdentity, hasOtherOwner, insertPerson, saveIdentity } from './pos-sign-in.store.ts';

/** Someone with the right to act for a merchant, of whom the provider does not say who they are. */
export interface UnnamedPerson {
  readonly merchantId: string;
  readonly provider: string;
  readonly posMerchantId: string;
  /** Person whom the address names: for the owner to decide by, and no more. */
  readonly claimed: Pick<PosEmployee, 'id' | 'name'>;
  /** The merchant's owner at the provider, as its own interface reports; null when it does not. */
  readonly owner: PosEmployee | null;
  /** Secret that only the browser they use holds. */
  readonly deviceSecret: string;
  readonly now: Date;
}

/**
 * The account of someone who is not named: of this browser and the name it claims, never one of those that the merchant has
 * already, since an address proves nothing. It looks, until an owner has confirmed it. A merchant that has no owner to do so gets
 * one: the owner that the provider knows is invited by mail.
 */
export async function receiveUnnamed(tx: Transaction, person: UnnamedPerson): Promise<string> {
  const { merchantId, claimed, provider, posMerchantId, deviceSecret, now } = person;
  const mark = createHash('sha256').update(`${deviceSecret} ${claimed.id}`).digest('hex').slice(0, 40);
  const key = { merchantId, provider, employeeId: `unnamed:${mark}` };
  const known = await findIdentity(tx, key);
  if (known) return known.userId;
  const email = `${mark}.${posMerchantId}@${provider}.invalid`.toLowerCase();
  const made = await insertPerson(tx, {
    id: uuid(),
    email,
    name: claimed.name,
    merchantId,
    right: 'reader',
    toConfirmSince: now,
  });
  if (!made) throw new Error('an account with the address of a browser is another merchant’s');
  saveIdentity(tx, { ...key, userId: made.id, posRole: null });
  logAbout(tx, { merchantId, userId: made.id, now }, { event: 'contact-to-confirm', facts: { name: claimed.name } });
  if (!(await hasOtherOwner(tx, merchantId, null))) await inviteOwner(tx, person);
  return made.id;
}

async function inviteOwner(tx: Transaction, { merchantId, provider, owner, now }: UnnamedPerson): Promise<void> {
  const email = owner && emailOf(owner);
  if (!owner || !email) return;
  const { id, name } = owner;
  const made = await insertPerson(tx, { id: uuid(), email, name, merchantId, right: 'owner', toConfirmSince: null });
  // An address that someone else has: an administrator helps.
  if (!made) return;
  saveIdentity(tx, { merchantId, provider, employeeId: id, userId: made.id, posRole: 'owner' });
  queueInvitation(tx, { userId: made.id, invitedBy: SIGNATURES.fr });
  logAbout(tx, { merchantId, userId: made.id, now }, { event: 'user-invited', facts: { email } });
}

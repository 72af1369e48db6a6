import type { OffererBecomes } from '@comptoir/domain/people/ownership/transfer-state';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { leaveContacts } from './leave-contacts.ts';
import {
  endAccess,
  insertContact,
  lockContacts,
  removeContactRow,
  saveContactRight,
  type StoredContact,
} from './contacts.store.ts';

/** A merchant that one owner hands over to a person, who is named by the address of their account. */
export interface HandOver {
  readonly merchantId: string;
  readonly offererId: string;
  readonly receiver: { readonly email: string; readonly name: string; readonly language: Language };
  readonly becomes: OffererBecomes;
  /** Ids of others who lose their place; who has none there is passed over. */
  readonly leaving: readonly string[];
  readonly now: Date;
}

/**
 * Makes the receiver an owner and the offerer what they chose, and takes the places of those who are to go. The receiver comes first: the merchant has
 * an owner at any time. Answers the receiver's place. @throws AppError transfer-changed, contact-is-provider-owner, place-suspended
 */
export async function handOver(tx: Transaction, handed: HandOver): Promise<string> {
  const { merchantId, offererId, becomes, now } = handed;
  const people = await lockContacts(tx, { merchantId });
  const offerer = people.find(({ id }) => id === offererId);
  if (offerer?.merchantRight !== 'owner' || offerer.suspended) throw new AppError('transfer-changed');
  if (offerer.isProviderOwner) throw new AppError('contact-is-provider-owner');
  const receiverId = await receive(tx, handed, people);
  if (becomes === 'gone' || becomes === 'sold') await leaveContacts(tx, { id: offererId, of: { merchantId }, now });
  else changeRight(tx, { contact: offerer, right: becomes, merchantId, now });
  const leaving = new Set(handed.leaving);
  const mayGo = ({ id, isProviderOwner }: StoredContact) =>
    leaving.has(id) && id !== offererId && id !== receiverId && !isProviderOwner;
  for (const contact of people.filter((person) => mayGo(person)))
    remove(tx, { contact, merchantId, by: receiverId, now });
  return receiverId;
}

/** Gives the receiver the right of an owner, in the place that they have or in a new one. */
async function receive(tx: Transaction, handed: HandOver, people: readonly StoredContact[]): Promise<string> {
  const { merchantId, receiver, offererId, now } = handed;
  const contact = people.find(({ email }) => email === receiver.email);
  if (contact?.suspended) throw new AppError('place-suspended');
  if (contact) {
    changeRight(tx, { contact, right: 'owner', merchantId, now });
    return contact.id;
  }
  const { email } = receiver;
  const username = email.slice(0, email.indexOf('@'));
  const id = orderedId(now);
  const made = { ...receiver, id, username, of: { merchantId }, right: 'owner', addedBy: offererId } as const;
  // who was invited there at this moment is found by the next try
  if (!(await insertContact(tx, made))) throw new AppError('transfer-changed');
  const record = { event: 'user-joined', facts: { email } } as const;
  writeLog(tx, [{ merchantId, userId: id, occurredAt: now, record, audit: { subject: { type: 'user', id } } }]);
  return id;
}

interface RightChange {
  readonly contact: StoredContact;
  readonly right: NonNullable<StoredContact['merchantRight']>;
  readonly merchantId: string;
  readonly now: Date;
}

function changeRight(tx: Transaction, { contact, right, merchantId, now }: RightChange): void {
  const { id, email, merchantRight: before } = contact;
  if (before === null || before === right) return;
  saveContactRight(tx, id, right);
  const record = { event: 'contact-right-changed', facts: { email, before, right } } as const;
  writeLog(tx, [{ merchantId, userId: id, occurredAt: now, record, audit: { subject: { type: 'user', id } } }]);
}

function remove(
  tx: Transaction,
  { contact, merchantId, by, now }: { contact: StoredContact; merchantId: string; by: string; now: Date },
): void {
  const { id, email } = contact;
  endAccess(tx, id);
  removeContactRow(tx, id, now);
  const audit = { subject: { type: 'user', id }, after: { state: 'removed' } } as const;
  const record = { event: 'contact-removed', facts: { email } } as const;
  writeLog(tx, [{ merchantId, userId: by, occurredAt: now, record, audit }]);
}

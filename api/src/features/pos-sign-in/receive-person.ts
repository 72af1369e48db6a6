import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { PosEmployee } from '../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findAccount, findIdentity, insertIdentity, insertPerson } from './pos-sign-in.store.ts';

/** Somebody of a merchant, as the provider knows them. */
export interface ArrivedPerson {
  readonly merchantId: string;
  readonly provider: string;
  readonly posMerchantId: string;
  readonly employee: PosEmployee;
}

/**
 * The account of a person who arrives: the one they had the last time, else the merchant's own account with their e-mail, else
 * a new one. An e-mail that belongs to somebody of another merchant, to a partner or to an administrator is never taken over:
 * the provider does not prove that an e-mail is the person's.
 */
export async function receivePerson(tx: Transaction, person: ArrivedPerson): Promise<string> {
  const known = await findIdentity(tx, { ...person, employeeId: person.employee.id });
  if (known) return known.userId;
  const userId = (await claimAccount(tx, person, emailOf(person.employee))) ?? (await claimPlaceholder(tx, person));
  insertIdentity(tx, { ...person, employeeId: person.employee.id, userId });
  return userId;
}

/** The account of an e-mail if this merchant may have it: its own, or a new one. Null when it is somebody else's. */
async function claimAccount(tx: Transaction, person: ArrivedPerson, email: string | null): Promise<string | null> {
  if (email === null) return null;
  const { merchantId, employee } = person;
  const made = await insertPerson(tx, { id: uuid(), email, name: employee.name, merchantId });
  if (made) return made.id;
  const account = await findAccount(tx, email);
  return account?.merchantId === merchantId ? account.id : null;
}

/** An account under an address that no mail ever reaches (RFC 2606), for whoever has none of their own. */
async function claimPlaceholder(tx: Transaction, person: ArrivedPerson): Promise<string> {
  const email = `${person.employee.id}.${person.posMerchantId}@${person.provider}.invalid`.toLowerCase();
  const id = await claimAccount(tx, person, email);
  if (id === null) throw new Error('an account with the placeholder address is another merchant’s');
  return id;
}

const emailOf = ({ email }: PosEmployee): string | null =>
  z.email().max(254).safeParse(email?.toLowerCase()).data ?? null;

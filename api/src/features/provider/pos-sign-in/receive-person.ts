import { mailAddress } from '@comptoir/contract/bounded-text';
import { hasRight } from '@comptoir/domain/base/access/merchant-right';
import { rightOfEmployee } from '@comptoir/domain/provider/pos-sign-in/right-of-employee';
import { v7 as uuid } from 'uuid';
import type { PosEmployee } from '../../../gateways/pos-provider/pos-provider.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { followRole, letBackIn, logAbout } from './follow-role.ts';
import {
  endAccess,
  findIdentity,
  findPlace,
  insertPerson,
  listLeftBehind,
  markLeft,
  saveAddress,
  saveIdentity,
  saveRight,
  type KnownPerson,
} from './pos-sign-in.store.ts';

/** Someone of a merchant, whom the provider itself has named. */
export interface ArrivedPerson {
  readonly merchantId: string;
  readonly provider: string;
  readonly posMerchantId: string;
  readonly employee: PosEmployee;
  readonly now: Date;
}

/**
 * The account of a person whom the provider names: the one they had the last time, else the merchant's own account with their
 * email, else a new one. Their right follows from their role there. An email that belongs to someone of another merchant, to
 * a partner or to an administrator is never taken over, nor one whose account may more than the provider gives the person: the
 * provider does not prove that an email is the person's. Who has another account by it is asked to prove that one (decision 203).
 */
export async function receivePerson(tx: Transaction, person: ArrivedPerson): Promise<string> {
  const key = { ...person, employeeId: person.employee.id };
  const known = await findIdentity(tx, key);
  const userId = known && !isGone(known, person) ? await receiveAgain(tx, known, person) : await receiveNew(tx, person);
  saveAddress(tx, { ...key, address: emailOf(person.employee) });
  if (person.employee.role === 'owner') await shutOutLeftBehind(tx, person);
  return userId;
}

/** Anyone who was removed here stays so; but the merchant's own owner at the provider comes back, as someone new. */
const isGone = (known: KnownPerson, { employee }: ArrivedPerson): boolean =>
  known.isRemoved && employee.role === 'owner';

async function receiveAgain(tx: Transaction, known: KnownPerson, person: ArrivedPerson): Promise<string> {
  const { provider, employee, now } = person;
  const proven = { provider, employeeId: employee.id, role: employee.role, now };
  if (known.isRemoved) return known.userId;
  if (known.hasLeft) letBackIn(tx, known, proven);
  else await followRole(tx, known, proven);
  return known.userId;
}

async function receiveNew(tx: Transaction, person: ArrivedPerson): Promise<string> {
  const { employee } = person;
  const userId = (await claimAccount(tx, person, emailOf(employee))) ?? (await claimPlaceholder(tx, person));
  saveIdentity(tx, { ...person, employeeId: employee.id, userId, posRole: employee.role });
  return userId;
}

/** The account of an email if this person may have it: their merchant's own, or a new one. Null when it is someone else's. */
async function claimAccount(tx: Transaction, person: ArrivedPerson, email: string | null): Promise<string | null> {
  if (email === null) return null;
  const { merchantId, employee } = person;
  const right = rightOfEmployee(employee.role);
  const made = await insertPerson(tx, {
    id: uuid(),
    email,
    name: employee.name,
    merchantId,
    right,
    toConfirmSince: null,
  });
  if (made) return made.id;
  const account = await findPlace(tx, { email, merchantId });
  // an accountant's account holds what the provider gives to none but owners
  if (!account || !hasRight(right, account.right === 'accountant' ? 'owner' : account.right)) return null;
  if (employee.role === 'owner') saveRight(tx, account.id, right);
  return account.id;
}

/** An account under an address that no mail ever reaches (RFC 2606), for anyone who has none of their own. */
async function claimPlaceholder(tx: Transaction, person: ArrivedPerson): Promise<string> {
  const { employee, posMerchantId, provider } = person;
  const address = (local: string) => `${local}.${posMerchantId}@${provider}.invalid`.toLowerCase();
  const id =
    (await claimAccount(tx, person, address(employee.id))) ??
    // Someone removed under it, or with more rights: the next one is no one's.
    (await claimAccount(tx, person, address(uuid())));
  if (id === null) throw new Error('no account could be made for a user who arrives');
  return id;
}

/** Once the merchant's owner is there, no one who has left is needed any more. */
async function shutOutLeftBehind(tx: Transaction, { merchantId, now }: ArrivedPerson): Promise<void> {
  for (const { userId, email } of await listLeftBehind(tx, merchantId)) {
    markLeft(tx, { userId, now, isShutOut: true });
    endAccess(tx, userId);
    logAbout(tx, { merchantId, userId, now }, { event: 'contact-left-provider', facts: { email } });
  }
}

/** The email that the provider knows of someone, or null where no one can be written to by it. */
export const emailOf = ({ email }: Pick<PosEmployee, 'email'>): string | null =>
  mailAddress.safeParse(email).data ?? null;

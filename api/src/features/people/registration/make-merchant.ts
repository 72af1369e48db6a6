import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { createMerchant } from '../../base/merchants/create-merchant.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { insertOwner, type PendingRegistration } from './registration.store.ts';

/** Facts that a merchant states later. Most are on the clock of Montréal. */
const UNKNOWN = {
  civicNumber: null,
  street: null,
  city: null,
  postalCode: null,
  areaCode: null,
  phoneNumber: null,
  timeZone: 'America/Montreal',
} as const;

/** Makes a merchant of what was typed, and its owner: a place of the address's account. Answers the id of the owner. */
export function makeMerchant(
  tx: Transaction,
  typed: Pick<PendingRegistration, 'email' | 'name' | 'companyName' | 'language' | 'partnerId'>,
  now: Date,
): string {
  const { email, name, companyName, language, partnerId } = typed;
  const merchantId = createMerchant(tx, { ...UNKNOWN, companyName, contactEmail: email, language, partnerId });
  const userId = orderedId(now);
  insertOwner(tx, { id: userId, email, name, language, merchantId });
  const record = { event: 'merchant-registered', facts: { email } } as const;
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record }]);
  return userId;
}

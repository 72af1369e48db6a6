import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertMerchant, type NewMerchant } from './merchants.store.ts';

/** Facts that a merchant states after having signed up. Most are on the clock of Montréal. */
export const UNKNOWN_MERCHANT = {
  civicNumber: null,
  street: null,
  city: null,
  postalCode: null,
  areaCode: null,
  phoneNumber: null,
  timeZone: 'America/Montreal',
} as const;

/** Makes a merchant who still has to register, from what is known of them, and answers the id. */
export function createMerchant(tx: Transaction, known: Omit<NewMerchant, 'id'>): string {
  const id = uuid();
  insertMerchant(tx, { ...known, id });
  return id;
}

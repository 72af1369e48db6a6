import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertMerchant, type NewMerchant } from './merchants.store.ts';

/** Makes a merchant who still has to register, from what is known of them, and answers the id. */
export function createMerchant(tx: Transaction, known: Omit<NewMerchant, 'id'>): string {
  const id = uuid();
  insertMerchant(tx, { ...known, id });
  return id;
}

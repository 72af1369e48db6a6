import type { Database, Scope, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findMerchant, type MerchantRow } from './merchants.store.ts';

export type { MerchantRow };

/** One merchant within a scope. @throws AppError not-found */
export async function readMerchant(database: Database, scope: Scope, id: string): Promise<MerchantRow> {
  const merchant = await database.transaction(scope, (tx) => findMerchant(tx, id));
  if (!merchant) throw new AppError('not-found');
  return merchant;
}

/** One merchant within a transaction; null for one that its scope does not see. */
export const findMerchantIn = (tx: Transaction, id: string): Promise<MerchantRow | null> => findMerchant(tx, id);

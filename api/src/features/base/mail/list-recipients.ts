import type { Transaction } from '../../../platform/database/database.ts';
import { listMerchantRecipients, type AddressedPerson } from './mail.store.ts';

/** Lists who is written to about a merchant. */
export const listRecipients = (tx: Transaction, merchantId: string): Promise<AddressedPerson[]> =>
  listMerchantRecipients(tx, merchantId);

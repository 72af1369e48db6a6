import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { endCardOf } from '../cards/delete-card.ts';
import { isBeingCharged } from './payments.store.ts';

/** A business that is sold in this transaction, and who accepts it. */
export interface SoldBusiness {
  readonly merchantId: string;
  /** Place of the buyer there. */
  readonly userId: string;
  readonly occurredAt: Date;
}

/**
 * Ends the card of a business that is sold: nothing is charged to its seller any more. The card is taken first, for which a charge that is being
 * recorded is waited for; what is then found under way, or without a reply, refuses the sale until it is settled.
 * @throws AppError invoice-being-charged
 */
export async function endCardOfSold(tx: Transaction, sold: SoldBusiness): Promise<void> {
  await endCardOf(tx, sold);
  if (await isBeingCharged(tx, sold.merchantId)) throw new AppError('invoice-being-charged');
}

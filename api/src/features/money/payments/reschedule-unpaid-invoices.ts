import { dayAfter, dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import { rescheduleInvoices } from './payments.store.ts';

/**
 * A new card was saved: invoices that wait for one are charged at the next local midnight, with all attempts before them.
 * In the transaction that saves the card.
 */
export function rescheduleUnpaidInvoices(
  tx: Transaction,
  { merchantId, timeZone, now }: { merchantId: string; timeZone: MerchantTimeZone; now: Date },
): void {
  rescheduleInvoices(tx, merchantId, midnightOf(dayAfter(dayIn(timeZone, now)), timeZone));
}

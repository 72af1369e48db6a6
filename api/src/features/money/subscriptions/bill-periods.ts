import type { BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import type { IssuerConfig } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findKeptPrices } from '../plan/find-prices.ts';
import { listMoved, settlePriceMoves } from '../price-moves/settle-price-moves.ts';
import { findPromoCode } from '../promo-codes/find-promo-code.ts';
import type { KeptSubscription } from './subscriptions.store.ts';

/** Months of service that are due, of a subscription as it was before them. */
export interface DuePeriods {
  readonly merchantId: string;
  readonly kept: KeptSubscription;
  readonly periods: readonly BillingPeriod[];
  /** True when they go on with a run that midnight should have billed; false when they begin one. */
  readonly isRenewal: boolean;
}

/** Makes the invoices of months of service after the first, last in the caller's transaction, as `createInvoice` asks. */
export async function billPeriods(
  tx: Transaction,
  deps: { readonly issuer: IssuerConfig; readonly now: Date },
  { merchantId, kept, periods, isRenewal }: DuePeriods,
): Promise<void> {
  if (periods.length === 0) return;
  const pricesOf = await findKeptPrices(tx, [kept], deps.now);
  if (!pricesOf) throw new AppError('not-found');
  const promoCode = await findPromoCode(tx, kept.promoCodeId);
  settlePriceMoves(tx, listMoved({ ...kept, merchantId }, periods, pricesOf), deps.now);
  for (const [index, period] of periods.entries()) {
    const order = {
      prices: pricesOf(kept, period.startsOn),
      installation: null,
      promoCode,
      billedMonths: kept.billedMonths + index,
    };
    await createInvoice(tx, deps, { merchantId, period, order, isRenewal });
  }
}

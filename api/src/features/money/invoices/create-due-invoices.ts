import { type BillingPeriod } from '@comptoir/domain/money/subscriptions/billing-calendar';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { catchUp } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Dependencies } from '../../../dependencies.ts';
import type { IssuerConfig } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findKeptPrices } from '../plan/find-prices.ts';
import { findPromoCodes } from '../promo-codes/find-promo-code.ts';
import { createInvoices } from './create-invoice.ts';
import {
  lockDueSubscriptions,
  updateSubscriptions,
  type BilledSubscription,
  type DueSubscription,
} from './due-subscriptions.store.ts';
import { listMoved, settlePriceMoves } from '../price-moves/settle-price-moves.ts';
import { flushInvoiceMails } from './queue-invoice-mail.ts';

export interface DueInvoicesDeps extends Pick<Dependencies, 'database' | 'now'> {
  readonly config: { readonly issuer: IssuerConfig };
}

/** Result of a day: subscriptions looked at, invoices made, seasons that ended. */
export interface BilledDay {
  readonly subscriptions: number;
  readonly invoices: number;
  readonly totalCents: number;
  readonly pauses: number;
}

const AT_ONCE = 200;
const NOTHING: BilledDay = { subscriptions: 0, invoices: 0, totalCents: 0, pauses: 0 };

/**
 * Makes the invoices of every subscription whose day has come where it is, also of days that were missed, each once. Any
 * number of workers may do so at once: each takes subscriptions that no other has, and a batch is done wholly or not at all.
 */
export async function createDueInvoices(
  deps: DueInvoicesDeps,
  onProgress: (day: BilledDay) => void = () => {},
): Promise<BilledDay> {
  let day = NOTHING;
  for (;;) {
    const batch = await deps.database.transaction({ role: 'system' }, (tx) => billBatch(tx, deps));
    day = {
      subscriptions: day.subscriptions + batch.subscriptions,
      invoices: day.invoices + batch.invoices,
      totalCents: day.totalCents + batch.totalCents,
      pauses: day.pauses + batch.pauses,
    };
    if (batch.subscriptions > 0) onProgress(day);
    if (batch.subscriptions < AT_ONCE) break;
  }
  if (day.invoices > 0) await deps.database.transaction({ role: 'system' }, flushInvoiceMails);
  return day;
}

async function billBatch(tx: Transaction, deps: DueInvoicesDeps): Promise<BilledDay> {
  const now = deps.now();
  const today = {
    'America/Montreal': dayIn('America/Montreal', now),
    'America/Halifax': dayIn('America/Halifax', now),
  };
  const due = await lockDueSubscriptions(tx, { today, limit: AT_ONCE });
  if (due.length === 0) return NOTHING;
  const pricesOf = await findKeptPrices(tx, due, now);
  if (!pricesOf) throw new Error('the plan has no prices, so nothing can be billed');
  const caughtUp = due.map((subscription) => settle(subscription, today[subscription.timeZone]));
  updateSubscriptions(
    tx,
    caughtUp.map(({ after }) => after),
  );
  const codes = await findPromoCodes(
    tx,
    due.map(({ promoCodeId }) => promoCodeId),
  );
  settlePriceMoves(
    tx,
    caughtUp.flatMap(({ due: kept, periods }) => listMoved(kept, periods, pricesOf)),
    now,
  );
  const orders = caughtUp.flatMap(({ due: kept, periods }) => {
    const { merchantId, promoCodeId, billedMonths } = kept;
    const promoCode = (promoCodeId && codes.get(promoCodeId)) || null;
    return periods.map((period, index) => ({
      merchantId,
      period,
      order: {
        prices: pricesOf(kept, period.startsOn),
        installation: null,
        promoCode,
        billedMonths: billedMonths + index,
      },
      isRenewal: true,
    }));
  });
  const invoices = await createInvoices(tx, { issuer: deps.config.issuer, now }, orders);
  return {
    subscriptions: due.length,
    invoices: invoices.length,
    totalCents: invoices.reduce((sum, { totalCents }) => sum + totalCents, 0),
    pauses: caughtUp.filter(({ after }) => after.subscription.state === 'paused').length,
  };
}

interface CaughtUp {
  readonly due: DueSubscription;
  readonly after: BilledSubscription;
  readonly periods: readonly BillingPeriod[];
}

/** All that a subscription owes up to today, and how it stands then. */
function settle(due: DueSubscription, today: string): CaughtUp {
  const { subscription, periods } = catchUp(due.subscription, today);
  const billedMonths = due.billedMonths + periods.length;
  return { due, periods, after: { merchantId: due.merchantId, subscription, billedMonths } };
}

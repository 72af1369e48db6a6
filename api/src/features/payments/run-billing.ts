import type { BillingProgress } from '@comptoir/contract/billing-runs';
import { billDay, type BillDayNeeds } from '../invoices/bill-day.ts';
import { chargeDue, type ChargeCounts } from './charge-due.ts';
import { reconcileRefunds } from './give-back.ts';
import { reconcilePayments, type PaymentNeeds } from './reconcile-payments.ts';

const NOTHING: BillingProgress = {
  step: 'invoices',
  invoices: 0,
  invoicedCents: 0,
  pauses: 0,
  paid: 0,
  declined: 0,
  withoutCard: 0,
  unavailable: 0,
  unknown: 0,
};

/** Does all that midnight does, as if it were `at`: invoices, payments, and lost replies. Tells how far it has come. */
export async function runBilling(
  given: PaymentNeeds & BillDayNeeds,
  at: Date,
  tell: (progress: BillingProgress) => void,
): Promise<void> {
  const needs = { ...given, now: () => at };
  let progress = NOTHING;
  const go = (more: Partial<BillingProgress>): void => {
    progress = { ...progress, ...more };
    tell(progress);
  };
  go({});
  await billDay(needs, ({ invoices, totalCents, pauses }) => go({ invoices, invoicedCents: totalCents, pauses }));
  go({ step: 'payments' });
  go(ofCounts(await chargeDue(needs, (counts) => go(ofCounts(counts)))));
  go({ step: 'lost-replies' });
  const { settled } = await reconcilePayments(needs);
  await reconcileRefunds(needs);
  go({ step: 'done', unknown: Math.max(progress.unknown - settled, 0) });
}

const ofCounts = (counts: ChargeCounts): Partial<BillingProgress> => ({
  paid: counts.succeeded,
  declined: counts.declined + counts['action-required'],
  withoutCard: counts['without-card'],
  unavailable: counts.unavailable,
  unknown: counts.unknown,
});

import type { BillingProgress } from '@comptoir/contract/money/billing-runs';
import type { AttemptState } from '@comptoir/domain/money/payments/decide-outcome';
import type { Database } from '../../../platform/database/database.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';
import { chargeDue, type ChargeCounts } from './charge-due.ts';
import { reconcileRefunds } from './issue-refund.ts';
import { reconcileChargeRefunds } from './issue-charge-refund.ts';
import { listStates } from './payments.store.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRestoredMoney, type RestoredMoneyDeps } from './reconcile-after-restore.ts';

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

/** Does all that midnight does, as if it were `at`: invoices, payments, and lost replies. Reports how far it has come. */
export async function runBilling(
  given: RestoredMoneyDeps,
  at: Date,
  tell: (progress: BillingProgress) => void,
): Promise<void> {
  const deps = { ...given, now: () => at };
  if (!(await reconcileRestoredMoney(given))) throw new Error('the restored database is not reconciled yet');
  let progress = NOTHING;
  const go = (more: Partial<BillingProgress>): void => {
    progress = { ...progress, ...more };
    tell(progress);
  };
  go({});
  await createDueInvoices(deps, ({ invoices, totalCents, pauses }) =>
    go({ invoices, invoicedCents: totalCents, pauses }),
  );
  go({ step: 'payments' });
  const { unknownIds, ...charged } = await chargeDue(deps, (counts) => go(ofCounts(counts)));
  go({ step: 'lost-replies', ...ofCounts(charged) });
  await reconcilePayments(deps);
  await reconcileRefunds(deps);
  await reconcileChargeRefunds(deps);
  go({ step: 'done', ...(await countLearned(deps.database, progress, unknownIds)) });
}

/** Charges whose reply was lost count as what they have become, also where another process asked. */
async function countLearned(
  database: Database,
  { paid, declined }: BillingProgress,
  ids: readonly string[],
): Promise<Partial<BillingProgress>> {
  const states = await database.transaction({ role: 'system' }, (tx) => listStates(tx, ids));
  const count = (...of: readonly AttemptState[]): number => states.filter((state) => of.includes(state)).length;
  return {
    paid: paid + count('succeeded'),
    declined: declined + count('declined-soft', 'declined-hard', 'action-required'),
    unknown: count('unknown', 'under-way'),
  };
}

const ofCounts = (counts: ChargeCounts): Partial<BillingProgress> => ({
  paid: counts.succeeded,
  declined: counts.declined + counts['action-required'],
  withoutCard: counts['without-card'],
  unavailable: counts.unavailable,
  unknown: counts.unknown,
});

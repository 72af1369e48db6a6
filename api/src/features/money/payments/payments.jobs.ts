import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileRefunds } from './issue-refund.ts';
import { reconcileChargeRefunds } from './issue-charge-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRestoredMoney, type RestoredMoneyDeps } from './reconcile-after-restore.ts';

/**
 * The work of midnight. Each task looks for all that is due by now, so that a server that was down makes up for everything
 * when its last missed hour is filled in. On a database that was put back, nothing is done before that is reconciled.
 */
export const paymentTasks = (deps: RestoredMoneyDeps): Tasks => ({
  'create-due-invoices': async () => {
    if (!(await reconcileRestoredMoney(deps))) return;
    await createDueInvoices(deps);
    await chargeDue(deps);
  },
  'charge-due': async () => {
    if (!(await reconcileRestoredMoney(deps))) return;
    await chargeDue(deps);
  },
  'reconcile-payments': async () => {
    if (!(await reconcileRestoredMoney(deps))) return;
    await reconcilePayments(deps);
    await reconcileRefunds(deps);
    await reconcileChargeRefunds(deps);
  },
});

/**
 * In UTC: midnight is at a full hour in both zones of Québec. The keys keep what was not done in time from piling up.
 */
export const PAYMENTS_CRONTAB = [
  '0 * * * * create-due-invoices ?fill=61m&jobKey=create-due-invoices',
  '*/5 * * * * charge-due ?fill=6m&jobKey=charge-due',
  '* * * * * reconcile-payments ?jobKey=reconcile-payments',
].join('\n');

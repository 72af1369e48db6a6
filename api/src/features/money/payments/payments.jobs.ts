import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { billDay } from '../invoices/bill-day.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileRefunds } from './give-back.ts';
import { reconcileChargeRefunds } from './issue-charge-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileRestoredMoney, type RestoredMoneyNeeds } from './reconcile-restored-money.ts';

/**
 * The work of midnight. Each task looks for all that is due by now, so that a server that was down makes up for everything
 * when its last missed hour is filled in. On a database that was put back, nothing is done before that is reconciled.
 */
export const paymentTasks = (needs: RestoredMoneyNeeds): Tasks => ({
  'bill-day': async () => {
    if (!(await reconcileRestoredMoney(needs))) return;
    await billDay(needs);
    await chargeDue(needs);
  },
  'charge-due': async () => {
    if (!(await reconcileRestoredMoney(needs))) return;
    await chargeDue(needs);
  },
  'reconcile-payments': async () => {
    if (!(await reconcileRestoredMoney(needs))) return;
    await reconcilePayments(needs);
    await reconcileRefunds(needs);
    await reconcileChargeRefunds(needs);
  },
});

/**
 * In UTC: midnight is at a full hour in both zones of Québec. The keys keep what was not done in time from piling up.
 */
export const PAYMENTS_CRONTAB = [
  '0 * * * * bill-day ?fill=61m&jobKey=bill-day',
  '*/5 * * * * charge-due ?fill=6m&jobKey=charge-due',
  '* * * * * reconcile-payments ?jobKey=reconcile-payments',
].join('\n');

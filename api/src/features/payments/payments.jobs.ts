import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { billDay, type BillDayNeeds } from '../invoices/bill-day.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileRefunds } from './give-back.ts';
import { reconcilePayments, type PaymentNeeds } from './reconcile-payments.ts';

/**
 * The work of midnight. Each task looks for all that is due by now, so that a server that was down makes up for everything
 * when its last missed hour is filled in.
 */
export const paymentTasks = (needs: PaymentNeeds & BillDayNeeds): Tasks => ({
  'bill-day': async () => {
    await billDay(needs);
    await chargeDue(needs);
  },
  'charge-due': async () => {
    await chargeDue(needs);
  },
  'reconcile-payments': async () => {
    await reconcilePayments(needs);
    await reconcileRefunds(needs);
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

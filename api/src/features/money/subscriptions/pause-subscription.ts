import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { catchUp, pause } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { billPeriods } from './bill-periods.ts';
import { changeSubscription, logChange, type Change, type SubscriptionDeps } from './change-subscription.ts';
import { lockSubscription, updateSubscription } from './subscriptions.store.ts';

/**
 * Ends the season: nothing more is billed after the period that runs. What midnight has not come round to yet is billed
 * first, so that it makes no difference whether the midnight work is early or late. @throws AppError subscription-not-active
 */
export const pauseSubscription = (deps: SubscriptionDeps, change: Change): Promise<void> =>
  changeSubscription(deps, change, (tx, now) => pauseIn(tx, deps, { ...change, now }));

async function pauseIn(tx: Transaction, deps: SubscriptionDeps, change: Change & { now: Date }): Promise<void> {
  const { merchantId, now } = change;
  const kept = await lockSubscription(tx, merchantId);
  if (!kept) throw new AppError('subscription-not-active');
  const { subscription, periods } = catchUp(kept.subscription, dayIn(kept.timeZone, now));
  const paused = pause(subscription);
  if (!paused.ok) throw new AppError(paused.reason);
  const billedMonths = kept.billedMonths + periods.length;
  updateSubscription(tx, { merchantId, subscription: paused.value, billedMonths });
  logChange(tx, change, { event: 'subscription-paused', before: kept.subscription, after: paused.value });
  await billPeriods(tx, { issuer: deps.config.issuer, now }, { merchantId, kept, periods, isRenewal: true });
}

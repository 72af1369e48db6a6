import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { coveredUntil, lastBilledPeriod, reactivate } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { billPeriods } from './bill-periods.ts';
import {
  changeSubscription,
  logChange,
  refuseWithoutCard,
  type Change,
  type SubscriptionDeps,
} from './change-subscription.ts';
import { lockSubscription, updateSubscription } from './subscriptions.store.ts';

/**
 * Begins a season. As long as what was paid for runs, it goes on and nothing is billed now; afterwards, from the day on which
 * it ends, a new period begins today with its invoice. @throws AppError not-subscribed, subscription-active, card-required
 */
export const reactivateSubscription = (deps: SubscriptionDeps, change: Change): Promise<void> =>
  changeSubscription(deps, change, (tx, now) => reactivateIn(tx, deps, { ...change, now }));

async function reactivateIn(tx: Transaction, deps: SubscriptionDeps, change: Change & { now: Date }): Promise<void> {
  const { merchantId, now } = change;
  const kept = await lockSubscription(tx, merchantId);
  if (!kept) throw new AppError('not-subscribed');
  const today = dayIn(kept.timeZone, now);
  const begun = reactivate(kept.subscription, today);
  if (!begun.ok) throw new AppError(begun.reason);
  await refuseWithoutCard(tx, deps, { merchantId, today });
  const subscription = begun.value;
  const isNewRun = coveredUntil(subscription) !== coveredUntil(kept.subscription);
  const periods = isNewRun ? [lastBilledPeriod(subscription)] : [];
  updateSubscription(tx, { merchantId, subscription, billedMonths: kept.billedMonths + periods.length });
  logChange(tx, change, { event: 'subscription-reactivated', before: kept.subscription, after: subscription });
  await billPeriods(tx, { issuer: deps.config.issuer, now }, { merchantId, kept, periods, isRenewal: false });
}

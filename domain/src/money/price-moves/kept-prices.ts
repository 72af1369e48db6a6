import type { Day } from '../../base/calendar/calendar-day.ts';
import { billingPeriod } from '../subscriptions/billing-calendar.ts';
import { coveredUntil, type Subscription } from '../subscriptions/subscription-state.ts';

/** Prices that a subscription pays, and those of the first period on that begins on a day or after it. */
export interface KeptPrices {
  /** Null where none are known: then it pays those in force. */
  readonly pricesId: string | null;
  readonly comingPricesId: string | null;
  readonly comingOn: Day | null;
}

/** The prices of a period that begins on a day: never is the price changed within one. Source: decision 143. */
export const pricesIdOn = (prices: KeptPrices, startsOn: Day): string | null =>
  isMovedBy(prices, startsOn) ? prices.comingPricesId : prices.pricesId;

/** True when a period that begins on a day is at the coming price. */
export const isMovedBy = ({ comingPricesId, comingOn }: KeptPrices, startsOn: Day): boolean =>
  comingPricesId !== null && comingOn !== null && startsOn >= comingOn;

/** The day of the first renewal on a day or after it; null for a season that has ended or will: it is not known when the next begins. */
export function firstRenewalFrom(subscription: Subscription, day: Day): Day | null {
  if (subscription.state !== 'active') return null;
  const from = coveredUntil(subscription);
  if (from >= day) return from;
  // Periods are months: no more are passed over than lie between the two days.
  let { billed } = subscription;
  while (billingPeriod(subscription.anchor, billed).startsOn < day) billed += 1;
  return billingPeriod(subscription.anchor, billed).startsOn;
}

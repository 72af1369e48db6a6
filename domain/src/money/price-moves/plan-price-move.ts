import { cents, type Cents } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import type { Installation } from '../subscriptions/price-cart.ts';
import type { Subscription, SubscriptionState } from '../subscriptions/subscription-state.ts';
import { firstRenewalFrom } from './kept-prices.ts';

/** Subscriptions that stand alike: the same run, the same installation. */
export interface AlikeSubscriptions {
  readonly subscription: Subscription;
  readonly installation: Installation;
  readonly count: number;
}

/** Effects of a move. `monthlyDifference`: before taxes and discounts, of those that are renewed. */
export interface PriceMovePlan {
  readonly count: number;
  readonly byState: Readonly<Record<SubscriptionState, number>>;
  readonly byInstallation: Readonly<Record<Installation, number>>;
  readonly monthlyDifference: Cents;
  /** Numbers of merchants who pay the new price from a day on, in the order of days; seasons that have ended or will are in none. */
  readonly renewals: readonly { readonly on: Day; readonly count: number }[];
}

/** Plans the effects of moving these subscriptions from a day on. */
export function planPriceMove(
  groups: readonly AlikeSubscriptions[],
  { takesEffectOn, difference }: { readonly takesEffectOn: Day; readonly difference: Cents },
): PriceMovePlan {
  const byDay = new Map<Day, number>();
  for (const { subscription, count } of groups) {
    const on = firstRenewalFrom(subscription, takesEffectOn);
    if (on !== null) byDay.set(on, (byDay.get(on) ?? 0) + count);
  }
  const countOf = (isCounted: (group: AlikeSubscriptions) => boolean): number =>
    groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const ofState = (state: SubscriptionState): number => countOf(({ subscription }) => subscription.state === state);
  const ofInstallation = (choice: Installation): number => countOf(({ installation }) => installation === choice);
  const byState = { active: ofState('active'), pausing: ofState('pausing'), paused: ofState('paused') };
  return {
    count: countOf(() => true),
    byState,
    byInstallation: { autonomous: ofInstallation('autonomous'), assisted: ofInstallation('assisted') },
    monthlyDifference: cents(difference * byState.active),
    renewals: [...byDay].map(([on, count]) => ({ on, count })).sort((a, b) => (a.on < b.on ? -1 : 1)),
  };
}

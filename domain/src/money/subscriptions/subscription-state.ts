import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { BillingPeriod } from './billing-calendar.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import { billingPeriod } from './billing-calendar.ts';

/**
 * State of a subscription. `pausing`: the season is over, but the paid month still runs; `paused`: nothing runs and nothing is
 * billed. Any number of seasons. Source: spec §4 "Merchant account".
 */
export type SubscriptionState = 'active' | 'pausing' | 'paused';

/** A subscription: `anchor` is the day its present run began, `billed` how many of its periods have an invoice (≥ 1). */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly anchor: Day;
  readonly billed: number;
}

/** A new subscription or a new season: it runs from today, and its first period is billed at once. */
export const beginRun = (today: Day): Subscription => ({ state: 'active', anchor: today, billed: 1 });

/** The last period that has an invoice. */
export const lastBilledPeriod = ({ anchor, billed }: Subscription): BillingPeriod => billingPeriod(anchor, billed - 1);

/** The first day that nothing was billed for: a subscription is good until the day before. */
export const coveredUntil = (subscription: Subscription): Day => lastBilledPeriod(subscription).endsOn;

/** Ends the season: nothing more is billed after the period that runs. */
export function pause(subscription: Subscription): Result<Subscription, 'subscription-not-active'> {
  if (subscription.state !== 'active') return refuse('subscription-not-active');
  return accept({ ...subscription, state: 'pausing' });
}

/**
 * Begins a season. While what was paid for still runs, it simply goes on and nothing is billed now; afterwards a new run
 * begins today. Days that were paid for are never billed again.
 */
export function reactivate(subscription: Subscription, today: Day): Result<Subscription, 'subscription-active'> {
  if (subscription.state === 'active') return refuse('subscription-active');
  return accept(today < coveredUntil(subscription) ? { ...subscription, state: 'active' } : beginRun(today));
}

/** Event of a day: the period to be billed, or the end of a season's last one; null when there is none. */
export type DayEvent =
  | { readonly kind: 'bill'; readonly period: BillingPeriod; readonly subscription: Subscription }
  | { readonly kind: 'pause'; readonly subscription: Subscription };

/**
 * Returns the next event that a subscription owes a day: called until null, it catches up after any downtime, one period at a
 * time, each once.
 */
export function nextDayEvent(subscription: Subscription, today: Day): DayEvent | null {
  if (subscription.state === 'paused' || today < coveredUntil(subscription)) return null;
  if (subscription.state === 'pausing') return { kind: 'pause', subscription: { ...subscription, state: 'paused' } };
  const billed = billedOnce(subscription);
  return { kind: 'bill', period: lastBilledPeriod(billed), subscription: billed };
}

/** Events that a subscription owes a day, all of them: the periods to be billed, in their order, and its state then. */
export interface CaughtUp {
  readonly subscription: Subscription;
  readonly periods: readonly BillingPeriod[];
}

/** Does what a day brings until it brings nothing more. */
export function catchUp(subscription: Subscription, today: Day): CaughtUp {
  const periods: BillingPeriod[] = [];
  let reached = subscription;
  for (let event = nextDayEvent(reached, today); event; event = nextDayEvent(reached, today)) {
    reached = event.subscription;
    if (event.kind === 'bill') periods.push(event.period);
  }
  return { subscription: reached, periods };
}

/**
 * Returns the way of a subscription to a billed period that it does not know of: the periods billed before it (`periods`,
 * without that one), and its state then. Null when the period cannot be one of its own: some of its days were billed otherwise,
 * or it does not end where a period ends.
 */
export function reachPeriod(subscription: Subscription, target: BillingPeriod): CaughtUp | null {
  if (target.startsOn < coveredUntil(subscription)) return null;
  const reached =
    subscription.state === 'paused' ? null : followRun({ ...subscription, state: 'active' }, target.startsOn);
  const found = reached ?? { subscription: beginRun(target.startsOn), periods: [] };
  return lastBilledPeriod(found.subscription).endsOn === target.endsOn ? found : null;
}

/** The present run up to the period that begins on a day; null when none of it does, and the run must have ended before. */
function followRun(subscription: Subscription, startsOn: Day): CaughtUp | null {
  const periods: BillingPeriod[] = [];
  for (let next = billedOnce(subscription); ; next = billedOnce(next)) {
    const period = lastBilledPeriod(next);
    if (period.startsOn === startsOn) return { subscription: next, periods };
    if (period.startsOn > startsOn) return null;
    periods.push(period);
  }
}

const billedOnce = (subscription: Subscription): Subscription => ({ ...subscription, billed: subscription.billed + 1 });

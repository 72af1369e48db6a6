import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import { dayIn } from '../../base/calendar/local-day.ts';
import { quebecDayOf } from '../../base/calendar/quebec-day.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { Cents } from '../../base/amounts/cents.ts';

/** Fewest days of notice to a merchant before the first one at a new price. Source: decision 143. */
export const NOTICE_DAYS = 30;

/** No further ahead than a year: who would remember the letter? */
const FURTHEST_DAYS = 366;

/**
 * States of the move of a price's subscriptions to a newer price. `announced`: its first day is to come; `in-effect`: each
 * subscription goes over when it is next renewed; `cancelled`: every one keeps its price.
 */
export const PRICE_MOVE_STATES = ['announced', 'in-effect', 'cancelled'] as const;
export type PriceMoveState = (typeof PRICE_MOVE_STATES)[number];

/** Nothing is called off that has begun: some pay the new price then. */
const CANCELLED_FROM: Readonly<Record<PriceMoveState, Result<'cancelled', 'price-move-ended'>>> = {
  announced: accept('cancelled'),
  'in-effect': refuse('price-move-ended'),
  cancelled: refuse('price-move-ended'),
};

/** Returns the state of a move after it was called off, or the reason it cannot be. */
export const cancelPriceMove = (state: PriceMoveState): Result<'cancelled', 'price-move-ended'> =>
  CANCELLED_FROM[state];

/** The latest day that it is anywhere in Québec: a day begins on the Magdalen Islands first. */
const latestDay = (at: Date): Day => dayIn('America/Halifax', at);

/** The first day for which a move may be announced at an instant. */
export const earliestMoveDay = (at: Date): Day => addDays(latestDay(at), NOTICE_DAYS);

/** Returns the state of a move at an instant. */
export function priceMoveState(
  { takesEffectOn, isCancelled }: { readonly takesEffectOn: Day; readonly isCancelled: boolean },
  at: Date,
): PriceMoveState {
  if (isCancelled) return 'cancelled';
  return takesEffectOn <= latestDay(at) ? 'in-effect' : 'announced';
}

/** A price as a move sees it. `countsFrom`: since when people subscribe at it. */
export interface MovedPrice {
  readonly monthlyService: Cents;
  readonly countsFrom: Date;
}

/** Fault of a move, by field. */
export interface PriceMoveFault {
  readonly path: 'toPricesId' | 'takesEffectOn';
  readonly rule: 'not-newer' | 'same-price' | 'too-soon' | 'too-far' | 'not-in-force-yet';
}

/** Returns the fault of moving the subscriptions of one price to another from a day on; null when there is none. */
export function checkPriceMove(
  { from, to, takesEffectOn }: { readonly from: MovedPrice; readonly to: MovedPrice; readonly takesEffectOn: Day },
  at: Date,
): PriceMoveFault | null {
  if (to.countsFrom <= from.countsFrom) return { path: 'toPricesId', rule: 'not-newer' };
  if (to.monthlyService === from.monthlyService) return { path: 'toPricesId', rule: 'same-price' };
  if (takesEffectOn < earliestMoveDay(at)) return { path: 'takesEffectOn', rule: 'too-soon' };
  if (takesEffectOn > addDays(latestDay(at), FURTHEST_DAYS)) return { path: 'takesEffectOn', rule: 'too-far' };
  if (takesEffectOn < quebecDayOf(to.countsFrom)) return { path: 'takesEffectOn', rule: 'not-in-force-yet' };
  return null;
}

/**
 * States of a subscription in a move. `waiting`: its turn to be written to comes; `ordered`: letters are under way; `notified`:
 * one arrived, and the new price is to come; `moved`: it pays the new price; `left-out`: it keeps its price, for a reason;
 * `cancelled`: with the move.
 */
export const MOVED_SUBSCRIPTION_STATES = ['waiting', 'ordered', 'notified', 'moved', 'left-out', 'cancelled'] as const;
export type MovedSubscriptionState = (typeof MOVED_SUBSCRIPTION_STATES)[number];

/** Event of a subscription in a move. */
export type MovedSubscriptionEvent = 'order' | 'notify' | 'renew' | 'leave-out' | 'cancel';

const ENDS = { 'leave-out': 'left-out', cancel: 'cancelled' } as const;

/** Only who was notified is moved. */
export const MOVED_SUBSCRIPTION_STEPS: Readonly<
  Record<MovedSubscriptionState, Partial<Record<MovedSubscriptionEvent, MovedSubscriptionState>>>
> = {
  waiting: { order: 'ordered', ...ENDS },
  ordered: { notify: 'notified', ...ENDS },
  notified: { renew: 'moved', ...ENDS },
  moved: {},
  'left-out': {},
  cancelled: {},
};

/** States that something still leads out of: a subscription is in one such move at a time. */
export const OPEN_STATES: readonly MovedSubscriptionState[] = MOVED_SUBSCRIPTION_STATES.filter(
  (state) => Object.keys(MOVED_SUBSCRIPTION_STEPS[state]).length > 0,
);

/** Reasons to leave a subscription out: no one can be written to, or it pays another price by now. */
export const LEFT_OUT_REASONS = ['no-owner', 'price-changed'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** The first day at the new price of a merchant that was written to on a day: a late letter puts it off. */
export const comingOn = (move: { readonly takesEffectOn: Day }, notifiedOn: Day): Day => {
  const noticed = addDays(notifiedOn, NOTICE_DAYS);
  return noticed > move.takesEffectOn ? noticed : move.takesEffectOn;
};

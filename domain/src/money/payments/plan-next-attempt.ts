import { addDays, type Day } from '../../base/calendar/local-day.ts';

/** How a card was refused: `soft` may work another day (no funds), `hard` never will (lost, stolen, expired). */
export type Decline = 'soft' | 'hard';

/** Days after the due day on which a softly refused payment is tried again. */
export const RETRY_DAYS: readonly number[] = [1, 3, 5];

/** What follows a refusal: another attempt on a day, a wait for a new card, or nothing but the merchant's own payment. */
export type AfterDecline =
  | { readonly event: 'decline'; readonly nextAttemptOn: Day }
  | { readonly event: 'refuse' }
  | { readonly event: 'exhaust' };

/**
 * What follows a refused automatic attempt. `attempts` counts those made so far, this one included. A retry day that has
 * passed (after downtime) is not made up for: the next one counts from the due day, and never lies before tomorrow.
 */
export function planNextAttempt(refused: { decline: Decline; attempts: number; dueOn: Day; today: Day }): AfterDecline {
  const { decline, attempts, dueOn, today } = refused;
  if (decline === 'hard') return { event: 'refuse' };
  const wait = RETRY_DAYS[attempts - 1];
  if (wait === undefined) return { event: 'exhaust' };
  const [wanted, tomorrow] = [addDays(dueOn, wait), addDays(today, 1)];
  return { event: 'decline', nextAttemptOn: wanted < tomorrow ? tomorrow : wanted };
}

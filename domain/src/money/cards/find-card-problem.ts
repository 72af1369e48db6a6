import type { Day } from '../../base/calendar/calendar-day.ts';
import { isCardExpired } from './is-card-expired.ts';

/** Problems that keep the next payment from being made: no card, one that is over, or one that will be over by then. */
export const CARD_PROBLEMS = ['missing', 'expired', 'expiring'] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/** End of a card; months count from 1. Both are null until the provider has given them. */
interface SavedCard {
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/** Days of the merchant's clock: today, and the one on which it pays next, which is null where no such day is planned. */
interface PaymentDays {
  readonly today: Day;
  readonly nextOn: Day | null;
}

/** Returns the reason that the saved card will not make the next payment; null when it will, as far as is known. */
export function findCardProblem(card: SavedCard | null, { today, nextOn }: PaymentDays): CardProblem | null {
  if (!card) return 'missing';
  const { expMonth, expYear } = card;
  if (expMonth === null || expYear === null) return null;
  if (isCardExpired({ expMonth, expYear }, today)) return 'expired';
  return nextOn !== null && isCardExpired({ expMonth, expYear }, nextOn) ? 'expiring' : null;
}

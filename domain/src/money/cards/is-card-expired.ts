import type { Day } from '../../base/calendar/calendar-day.ts';

/** True when a card is over on a day of its merchant's: it is good to the end of its month. Months count from 1. */
export const isCardExpired = (card: { readonly expMonth: number; readonly expYear: number }, today: Day): boolean =>
  `${card.expYear}-${String(card.expMonth).padStart(2, '0')}` < today.slice(0, 7);

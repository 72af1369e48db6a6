import type { Day } from '../../base/calendar/calendar-day.ts';
import { PARTS_PER_MILLIONTH } from '../../base/taxes/check-tax-rates.ts';
import { ratesOfClass, type TaxCalendar, type TaxClass } from '../../base/taxes/tax-calendar.ts';
import { ITEM_CLASSES } from '../menu/menu-entry.ts';

/** Class that an item may be sold under. */
export type ItemClass = (typeof ITEM_CLASSES)[number];

/**
 * The classes whose rates on a day are those that an item bears at the provider: one where it can be told, several where a person has
 * to say, none where the provider's taxes are set up as no class is taxed. Decision 209.
 */
export const fitClasses = (
  rates: readonly number[],
  { calendar, day }: { readonly calendar: TaxCalendar; readonly day: Day },
): ItemClass[] =>
  ITEM_CLASSES.filter((one) =>
    meansOf(one).some((taxed) => {
      const { gst, qst } = ratesOfClass(calendar, taxed, day);
      const due = [gst, qst].filter((rate) => rate > 0).map((rate) => rate * PARTS_PER_MILLIONTH);
      return due.sort((a, b) => a - b).join() === rates.join();
    }),
  );

/** Six baked goods are groceries, fewer are a meal: how a provider taxes them is either. */
const meansOf = (one: ItemClass): readonly TaxClass[] => (one === 'baked-goods' ? ['meal', 'zero-rated'] : [one]);

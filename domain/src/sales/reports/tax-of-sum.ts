import { applyRate, cents, sumCents, type Cents } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import { ratesOn, type TaxCalendar } from '../../base/taxes/tax-calendar.ts';

/** The amounts that both taxes are due on, of one day, in cents. */
export interface DayBases {
  readonly day: Day;
  readonly gst: number;
  readonly qst: number;
}

/**
 * Returns both taxes on the amounts they are due on, each rounded once for each rate that it had in those days. Bills round theirs one by
 * one, so that the tax collected differs from this by some cents; it is the tax collected that is owed. Source: SRM-32, decision 199.
 */
export function taxOfSum(days: readonly DayBases[], calendar: TaxCalendar): { gst: Cents; qst: Cents } {
  const of = (tax: 'gst' | 'qst'): Cents => {
    const bases = new Map<number, number>();
    for (const { day, ...base } of days) {
      const rate = ratesOn(calendar, day)[tax];
      bases.set(rate, (bases.get(rate) ?? 0) + base[tax]);
    }
    return sumCents([...bases].map(([rate, base]) => applyRate(cents(base), rate)));
  };
  return { gst: of('gst'), qst: of('qst') };
}

/** `2026-05` is in `2026-Q2`. */
export const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

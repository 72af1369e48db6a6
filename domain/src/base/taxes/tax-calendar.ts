import type { RateMillionths } from '../amounts/cents.ts';
import { dayAfter, type Day } from '../calendar/calendar-day.ts';

/** Both taxes of Québec: GST (TPS), of the federation, and QST (TVQ), charged on the price before GST. Source: SRM-32. */
export const TAXES = ['gst', 'qst'] as const;
export type Tax = (typeof TAXES)[number];

/** Classes of what is sold, as the laws tell them apart. `service` is an imposed gratuity; `other` is taxable and not food, such as our own invoices. */
export const TAX_CLASSES = [
  'meal',
  'drink',
  'beer-wine-cider',
  'spirits',
  'other',
  'service',
  'zero-rated',
  'exempt',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** One rate of one tax on some classes, from the first to the last day of it, both included; `until` null: until further notice. */
export interface TaxRow {
  readonly from: Day;
  readonly until: Day | null;
  readonly tax: Tax;
  readonly classes: readonly TaxClass[];
  readonly rate: RateMillionths;
}

/** Rows of which no two speak of one tax, class and day. `version` grows with every announcement. Decision 199. */
export interface TaxCalendar {
  readonly version: number;
  readonly rows: readonly TaxRow[];
}

/** The rates of both taxes on what bears them. */
export type TaxRates = Readonly<Record<Tax, RateMillionths>>;

const UNTAXED: readonly TaxClass[] = ['zero-rated', 'exempt'];
const TAXED = TAX_CLASSES.filter((one) => !UNTAXED.includes(one));
const ON_HOLIDAY: readonly TaxClass[] = ['meal', 'drink', 'beer-wine-cider'];
const BESIDES = TAXED.filter((one) => !ON_HOLIDAY.includes(one));

/**
 * The rates that were law when this was written, and the only place that they stand in. From 2024-12-14 to 2025-02-15 the federation
 * zero-rated meals and drinks but spirits; Québec did not follow. An imposed gratuity stays taxed, for the authority wants it so (error
 * 543), though the federation gave it the meal's rate. Source: spec §5 "Tax rates expected", SRM-54, decision 199.
 */
export const TAX_CALENDAR: TaxCalendar = {
  version: 0,
  rows: [
    { from: '2013-01-01', until: '2024-12-13', tax: 'gst', classes: ON_HOLIDAY, rate: 50_000 },
    { from: '2024-12-14', until: '2025-02-15', tax: 'gst', classes: ON_HOLIDAY, rate: 0 },
    { from: '2025-02-16', until: null, tax: 'gst', classes: ON_HOLIDAY, rate: 50_000 },
    { from: '2013-01-01', until: null, tax: 'gst', classes: BESIDES, rate: 50_000 },
    { from: '2013-01-01', until: null, tax: 'qst', classes: TAXED, rate: 99_750 },
    { from: '2013-01-01', until: null, tax: 'gst', classes: UNTAXED, rate: 0 },
    { from: '2013-01-01', until: null, tax: 'qst', classes: UNTAXED, rate: 0 },
  ],
};

/** True when a row speaks of a day. */
export const holdsOn = ({ from, until }: Pick<TaxRow, 'from' | 'until'>, day: Day): boolean =>
  from <= day && (until === null || day <= until);

/** The rates of a class on a day. @throws RangeError when the calendar has no row for it */
export const ratesOfClass = (calendar: TaxCalendar, of: TaxClass, day: Day): TaxRates => ({
  gst: rateOf(calendar, { tax: 'gst', of, day }),
  qst: rateOf(calendar, { tax: 'qst', of, day }),
});

/**
 * The rates on a day of whatever bears a tax: a tax has one on any day, or none at all, for a bill states one sum of what bears it.
 * A day before the calendar is taken for its first: nothing was sold through us then, and what a till with a wrong clock dates so early
 * was sold under the law that the first rows have.
 */
export function ratesOn(calendar: TaxCalendar, day: Day): TaxRates {
  const known = nearestDay(calendar, day);
  const of = (tax: Tax): RateMillionths =>
    Math.max(0, ...calendar.rows.filter((row) => row.tax === tax && holdsOn(row, known)).map(({ rate }) => rate));
  return { gst: of('gst'), qst: of('qst') };
}

/** Letters of the taxes that a class bears on a day: those whose rate is not zero. @throws RangeError as `ratesOfClass` */
export function lettersOn(calendar: TaxCalendar, of: TaxClass, day: Day): 'F' | 'P' | 'FP' | 'NON' {
  const { gst, qst } = ratesOfClass(calendar, of, nearestDay(calendar, day));
  if (gst === 0) return qst === 0 ? 'NON' : 'P';
  return qst === 0 ? 'F' : 'FP';
}

/** Rows that begin after a day, the next one first: the changes to come, the end of those that have one included. */
export const rowsToCome = ({ rows }: TaxCalendar, today: Day): TaxRow[] =>
  rows.filter(({ from }) => from > today).sort((one, other) => (one.from < other.from ? -1 : 1));

/** Rates from a day on, and the letters that an imposed gratuity bears. */
export interface RatePeriod extends TaxRates {
  readonly from: Day;
  readonly service: 'F' | 'P' | 'FP' | 'NON';
}

/** Periods of equal rates, oldest first: the calendar as the authority's language reads it. */
export function ratePeriods(calendar: TaxCalendar): RatePeriod[] {
  const periods = edgesOf(calendar).map((from) => ({
    from,
    ...ratesOn(calendar, from),
    service: lettersOn(calendar, 'service', from),
  }));
  return periods.filter((one, index) => {
    const before = periods[index - 1];
    return before?.gst !== one.gst || before.qst !== one.qst || before.service !== one.service;
  });
}

/** The days on which a row begins, or the one after it ended, in order. */
export const edgesOf = ({ rows }: TaxCalendar): Day[] =>
  [...new Set(rows.flatMap(({ from, until }) => [from, ...(until === null ? [] : [dayAfter(until)])]))].sort();

function nearestDay(calendar: TaxCalendar, day: Day): Day {
  const [first = day] = edgesOf(calendar);
  return day < first ? first : day;
}

function rateOf({ rows }: TaxCalendar, { tax, of, day }: { tax: Tax; of: TaxClass; day: Day }): RateMillionths {
  const row = rows.find((one) => one.tax === tax && one.classes.includes(of) && holdsOn(one, day));
  if (row === undefined) throw new RangeError(`no rate of ${tax} on ${of} is known for ${day}`);
  return row.rate;
}

import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { announceRow, findCalendarFaults } from './announce-row.ts';
import { classOfSale } from './class-of-sale.ts';
import {
  lettersOn,
  ratePeriods,
  ratesOfClass,
  ratesOn,
  TAX_CALENDAR,
  TAX_CLASSES,
  type TaxCalendar,
  type TaxRow,
} from './tax-calendar.ts';

const TAXED = TAX_CLASSES.filter((one) => one !== 'zero-rated' && one !== 'exempt');
const SIX: TaxRow = { from: '2027-03-01', until: null, tax: 'gst', classes: TAXED, rate: 60_000 };
const HOLIDAY: TaxRow = { from: '2027-12-15', until: '2028-01-15', tax: 'gst', classes: ['meal', 'drink'], rate: 0 };

const announced = (row: TaxRow, calendar: TaxCalendar = TAX_CALENDAR, today = '2026-11-21'): TaxCalendar => {
  const result = announceRow(calendar, row, today);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};
const refusalOf = (row: Partial<TaxRow>, today = '2026-11-21') => announceRow(TAX_CALENDAR, { ...SIX, ...row }, today);

describe('the tax calendar', () => {
  it('has one row for each class on each day, and no fault', () => {
    expect(findCalendarFaults(TAX_CALENDAR)).toEqual([]);
    expect(TAX_CALENDAR.rows.every(({ from, until }) => until === null || from <= until)).toBe(true);
  });

  it.each(['2013-01-01', '2024-12-13', '2025-02-16', '2026-11-21', '2099-12-31'])(
    'has the usual rates on %s',
    (day) => {
      expect(ratesOn(TAX_CALENDAR, day)).toEqual({ gst: 50_000, qst: 99_750 });
      for (const of of TAXED) expect(lettersOn(TAX_CALENDAR, of, day)).toBe('FP');
      expect(lettersOn(TAX_CALENDAR, 'zero-rated', day)).toBe('NON');
    },
  );

  it.each(['2024-12-14', '2025-01-01', '2025-02-15'])(
    'zero-rates meals and drinks but spirits for GST on %s',
    (day) => {
      const letters = TAXED.map((of) => [of, lettersOn(TAX_CALENDAR, of, day)]);
      expect(Object.fromEntries(letters)).toEqual({
        meal: 'P',
        drink: 'P',
        'beer-wine-cider': 'P',
        spirits: 'FP',
        other: 'FP',
        service: 'FP',
      });
      expect(ratesOn(TAX_CALENDAR, day)).toEqual({ gst: 50_000, qst: 99_750 });
    },
  );

  it('does not guess the rate of a class that has no row on a day, and takes what a wrong clock dated earlier for its first day', () => {
    expect(() => ratesOfClass(TAX_CALENDAR, 'meal', '2012-12-31')).toThrow(
      'no rate of gst on meal is known for 2012-12-31',
    );
    expect(ratesOn(TAX_CALENDAR, '1970-01-01')).toEqual({ gst: 50_000, qst: 99_750 });
    expect(lettersOn(TAX_CALENDAR, 'meal', '1970-01-01')).toBe('FP');
  });

  it('is read by the authority’s language as periods of equal rates', () => {
    expect(ratePeriods(TAX_CALENDAR)).toEqual([{ from: '2013-01-01', gst: 50_000, qst: 99_750, service: 'FP' }]);
    expect(
      ratePeriods(announced({ ...HOLIDAY, classes: TAXED })).map(({ from, gst, service }) => [from, gst, service]),
    ).toEqual([
      ['2013-01-01', 50_000, 'FP'],
      ['2027-12-15', 0, 'P'],
      ['2028-01-16', 50_000, 'FP'],
    ]);
  });
});

describe('a row that is announced', () => {
  it('takes the place of what holds until further notice, from its day on', () => {
    const calendar = announced(SIX);
    expect(calendar.version).toBe(1);
    expect(findCalendarFaults(calendar)).toEqual([]);
    expect([addDays(SIX.from, -1), SIX.from].map((day) => ratesOn(calendar, day).gst)).toEqual([50_000, 60_000]);
  });

  it('with an end leaves the other classes alone, and what held before it goes on after', () => {
    const calendar = announced(HOLIDAY, announced(SIX));
    const letters = (day: string) =>
      ['meal', 'spirits'].map((of) => lettersOn(calendar, of === 'meal' ? 'meal' : 'spirits', day));
    expect(findCalendarFaults(calendar)).toEqual([]);
    expect(['2027-12-14', '2027-12-15', '2028-01-15', '2028-01-16'].map(letters)).toEqual([
      ['FP', 'FP'],
      ['P', 'FP'],
      ['P', 'FP'],
      ['FP', 'FP'],
    ]);
    expect(ratesOfClass(calendar, 'meal', '2028-01-16').gst).toBe(60_000);
  });

  it.each<[string, Partial<TaxRow>, string?]>([
    ['tax-row-past', { from: '2026-11-20' }],
    ['tax-row-past', { from: '2026-11-21' }],
    ['tax-row-backwards', { until: '2027-02-28' }],
    ['tax-row-overlaps', { from: '2025-01-01' }, '2024-11-21'],
    ['tax-row-overlaps', { from: '2024-12-01', until: '2024-12-20', classes: ['meal'], rate: 0 }, '2024-11-21'],
    ['tax-row-idle', { rate: 50_000 }],
    ['tax-row-two-rates', { classes: ['meal'] }],
    ['tax-row-far', { from: '2036-11-29' }],
    ['tax-row-far', { until: '2036-11-29' }],
    ['tax-row-rate', { rate: 300_001 }],
    ['tax-row-rate', { rate: -1 }],
  ])('is refused as %s: %j', (reason, row, today) => {
    expect(refusalOf(row, today)).toEqual({ ok: false, reason });
  });

  it('overlaps one that was announced before it', () => {
    expect(announceRow(announced(HOLIDAY), SIX, '2026-11-21')).toEqual({ ok: false, reason: 'tax-row-overlaps' });
    expect(announceRow(announced(SIX), SIX, '2026-11-21')).toEqual({ ok: false, reason: 'tax-row-overlaps' });
  });
});

describe('a calendar from elsewhere', () => {
  it.each<[string, readonly TaxRow[]]>([
    ['gap', TAX_CALENDAR.rows.slice(1)],
    ['overlap', [...TAX_CALENDAR.rows, { ...HOLIDAY, from: '2025-01-01' }]],
    ['two-rates', [...TAX_CALENDAR.rows, SIX]],
  ])('has a %s', (fault, rows) => {
    expect(findCalendarFaults({ version: 1, rows }).map((found) => found.fault)).toContain(fault);
  });
});

it('six muffins are groceries, five are a meal', () => {
  expect([100, 500, 599, 600, 1200].map((quantity) => classOfSale('baked-goods', quantity))).toEqual([
    'meal',
    'meal',
    'meal',
    'zero-rated',
    'zero-rated',
  ]);
  expect(classOfSale('spirits', 600)).toBe('spirits');
});

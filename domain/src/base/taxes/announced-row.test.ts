import { describe, expect, it } from 'vitest';
import {
  calendarsBefore,
  confirmRow,
  extendCalendar,
  taxRowState,
  withdrawRow,
  type AnnouncedRow,
} from './announced-row.ts';
import { findCalendarFaults } from './announce-row.ts';
import { ratesOfClass, TAX_CALENDAR, TAX_CLASSES } from './tax-calendar.ts';

const TODAY = '2026-11-28';
const TAXED = TAX_CLASSES.filter((one) => one !== 'zero-rated' && one !== 'exempt');

const aRow = (given: Partial<AnnouncedRow> = {}): AnnouncedRow => ({
  from: '2026-12-14',
  until: '2027-02-15',
  tax: 'gst',
  classes: ['meal', 'drink'],
  rate: 0,
  announcedBy: 'camille',
  isConfirmed: true,
  isWithdrawn: false,
  ...given,
});

describe('an announced row', () => {
  it.each([
    ['announced', { isConfirmed: false }, TODAY],
    ['lapsed', { isConfirmed: false }, '2026-12-14'],
    ['confirmed', {}, '2026-12-13'],
    ['in-force', {}, '2026-12-14'],
    ['in-force', {}, '2027-02-15'],
    ['in-force', { until: null }, '2030-01-01'],
    ['ended', {}, '2027-02-16'],
    ['withdrawn', { isWithdrawn: true }, '2026-12-20'],
  ] as const)('is %s: %j on %s', (state, given, today) => {
    expect(taxRowState(aRow(given), today)).toBe(state);
  });

  const table = [
    ['announced', { isConfirmed: false }, TODAY, 'yes', 'yes'],
    ['lapsed', { isConfirmed: false }, '2026-12-14', 'tax-row-past', 'yes'],
    ['confirmed', {}, TODAY, 'tax-row-settled', 'yes'],
    ['in-force', {}, '2026-12-14', 'tax-row-settled', 'tax-row-settled'],
    ['ended', {}, '2027-02-16', 'tax-row-settled', 'tax-row-settled'],
    ['withdrawn', { isWithdrawn: true }, TODAY, 'tax-row-settled', 'tax-row-settled'],
  ] as const;

  it.each(table)('that is %s is confirmed and withdrawn as the table says', (_, given, today, confirm, withdraw) => {
    const row = aRow(given);
    const confirmed = confirmRow(row, { by: 'alex', today, calendar: TAX_CALENDAR });
    const withdrawn = withdrawRow(row, { today, rows: [row] });
    expect(confirmed.ok ? 'yes' : confirmed.reason).toBe(confirm);
    expect(withdrawn.ok ? 'yes' : withdrawn.reason).toBe(withdraw);
  });

  it('is confirmed by another than who announced it', () => {
    const given = { by: 'camille', today: TODAY, calendar: TAX_CALENDAR };
    expect(confirmRow(aRow({ isConfirmed: false }), given)).toEqual({ ok: false, reason: 'tax-row-own' });
  });

  it('is not confirmed once what was confirmed meanwhile is in its way', () => {
    const { calendar } = extendCalendar([aRow()]);
    const late = aRow({ isConfirmed: false, from: '2027-01-01', until: null });
    expect(confirmRow(late, { by: 'alex', today: TODAY, calendar })).toEqual({ ok: false, reason: 'tax-row-overlaps' });
  });

  it('stays while another, confirmed after it, needs it', () => {
    const [first, second] = [
      aRow({ until: null }),
      aRow({
        from: '2027-03-01',
        until: null,
        classes: TAXED.filter((of) => of !== 'meal' && of !== 'drink'),
        rate: 60_000,
      }),
    ];
    const rows = [first, second];
    expect(extendCalendar(rows).leftOut).toEqual([]);
    expect(withdrawRow(first, { today: TODAY, rows })).toEqual({ ok: false, reason: 'tax-row-needed' });
    expect(withdrawRow(second, { today: TODAY, rows }).ok).toBe(true);
  });
});

describe('the calendar with announced rows', () => {
  it('has the confirmed ones alone, and a version that only grows', () => {
    const waiting = aRow({ isConfirmed: false });
    expect(extendCalendar([waiting]).calendar).toEqual(TAX_CALENDAR);
    const { calendar } = extendCalendar([aRow()]);
    expect(calendar.version).toBe(TAX_CALENDAR.version + 1);
    expect(ratesOfClass(calendar, 'meal', '2026-12-14').gst).toBe(0);
    expect(findCalendarFaults(calendar)).toEqual([]);
    const recalled = extendCalendar([aRow({ isWithdrawn: true })]).calendar;
    expect(recalled).toEqual({ ...TAX_CALENDAR, version: TAX_CALENDAR.version + 2 });
    expect(extendCalendar([aRow({ isConfirmed: false, isWithdrawn: true })]).calendar).toEqual(TAX_CALENDAR);
  });

  it('is followed by tills that have not heard of it, which bill by one of before', () => {
    const six = aRow({ from: '2027-03-01', until: null, classes: TAXED, rate: 60_000 });
    const rows = [aRow({ isWithdrawn: true }), six];
    const meals = calendarsBefore(rows).map((one) =>
      ['2027-01-01', '2027-04-01'].map((day) => ratesOfClass(one, 'meal', day).gst),
    );
    expect(meals).toEqual([
      [50_000, 50_000],
      [0, 50_000],
      [0, 60_000],
    ]);
  });

  it('leaves out what a later program has among its own rows', () => {
    const builtIn = extendCalendar([aRow()]).calendar;
    const { calendar, leftOut } = extendCalendar([aRow()], builtIn);
    expect(calendar.rows).toEqual(builtIn.rows);
    expect(leftOut).toHaveLength(1);
  });
});

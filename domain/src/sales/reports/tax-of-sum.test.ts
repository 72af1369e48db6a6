import { describe, expect, it } from 'vitest';
import { taxSubtotal } from '../../base/taxes/quebec-taxes.ts';
import { announceRow } from '../../base/taxes/announce-row.ts';
import { ratesOn, TAX_CALENDAR, TAX_CLASSES } from '../../base/taxes/tax-calendar.ts';
import { cents } from '../../base/amounts/cents.ts';
import { quarterOf, taxOfSum } from './tax-of-sum.ts';

const RATES = ratesOn(TAX_CALENDAR, '2026-06-30');

describe('the tax of a sum', () => {
  it('is rounded once, where bills round one by one', () => {
    const bill = taxSubtotal(cents(435), RATES);
    expect([bill.gst * 10, bill.qst * 10]).toEqual([220, 430]);
    expect(taxOfSum([{ day: '2026-06-30', gst: 4350, qst: 4350 }], TAX_CALENDAR)).toEqual({ gst: 218, qst: 434 });
  });

  it('is of each tax’s own base, and mirrors what was given back', () => {
    expect(taxOfSum([{ day: '2026-06-30', gst: 0, qst: -435 }], TAX_CALENDAR)).toEqual({ gst: 0, qst: -43 });
  });

  it('is by the rates of each day where one changes, each rate’s base rounded once, and nothing of no days', () => {
    const six = { from: '2027-03-01', until: null, tax: 'gst', rate: 60_000 } as const;
    const classes = TAX_CLASSES.filter((one) => one !== 'zero-rated' && one !== 'exempt');
    const changed = announceRow(TAX_CALENDAR, { ...six, classes }, '2026-11-28');
    const days = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'].map((day) => ({ day, gst: 1010, qst: 1010 }));
    expect(changed.ok && taxOfSum(days, changed.value)).toEqual({ gst: 101 + 121, qst: 403 });
    expect(taxOfSum(days, TAX_CALENDAR).gst).toBe(202);
    expect(taxOfSum([], TAX_CALENDAR)).toEqual({ gst: 0, qst: 0 });
  });
});

it.each([
  ['2026-01', '2026-Q1'],
  ['2026-03', '2026-Q1'],
  ['2026-04', '2026-Q2'],
  ['2026-12', '2026-Q4'],
])('%s is in %s', (month, quarter) => {
  expect(quarterOf(month)).toBe(quarter);
});

import { describe, expect, it } from 'vitest';
import { taxSubtotal } from '../../base/taxes/quebec-taxes.ts';
import { ratesOn, TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import { cents } from '../../base/amounts/cents.ts';
import { quarterOf, taxOfSum } from './tax-of-sum.ts';

const RATES = ratesOn(TAX_CALENDAR, '2026-06-30');

describe('the tax of a sum', () => {
  it('is rounded once, where bills round one by one', () => {
    const bill = taxSubtotal(cents(435), RATES);
    expect([bill.gst * 10, bill.qst * 10]).toEqual([220, 430]);
    expect(taxOfSum({ gst: 4350, qst: 4350 }, RATES)).toEqual({ gst: 218, qst: 434 });
  });

  it('is of each tax’s own base, and mirrors what was given back', () => {
    expect(taxOfSum({ gst: 0, qst: -435 }, RATES)).toEqual({ gst: 0, qst: -43 });
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

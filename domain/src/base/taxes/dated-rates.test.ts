import { describe, expect, it } from 'vitest';
import { cents } from '../amounts/cents.ts';
import { ratesOn, taxSubtotalOn } from './dated-rates.ts';
import { taxSubtotal } from './quebec-taxes.ts';

describe('ratesOn', () => {
  it('knows today’s rates since the day they came into force', () => {
    for (const day of ['2013-01-01', '2026-11-21', '2099-12-31']) {
      expect(ratesOn(day)).toMatchObject({ gst: 50_000, qst: 99_750 });
    }
  });

  it('does not guess for a day before', () => {
    expect(() => ratesOn('2012-12-31')).toThrow(RangeError);
  });
});

describe('taxSubtotalOn', () => {
  it('taxes as bills are taxed', () => {
    expect(taxSubtotalOn(cents(14_000), '2026-11-21')).toEqual(taxSubtotal(cents(14_000)));
  });
});

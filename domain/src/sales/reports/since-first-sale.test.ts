import { describe, expect, it } from 'vitest';
import { sinceFirstSale } from './since-first-sale.ts';

const sold = (soldCents: number) => ({ sales: soldCents === 0 ? 0 : 1, netCents: soldCents, soldCents });
const months = (...cents: number[]) => cents.map(sold);

describe('the months of a year', () => {
  it('begin with the first sale, and keep those without one after it', () => {
    expect(sinceFirstSale(months(0, 0, 500, 0, 700), sold(0))).toEqual(months(500, 0, 700));
  });

  it('are all there when something was sold in the year before', () => {
    expect(sinceFirstSale(months(0, 0, 500), sold(100))).toHaveLength(3);
  });

  it('are all there when nothing was sold at all', () => {
    expect(sinceFirstSale(months(0, 0), sold(0))).toHaveLength(2);
  });

  it.each([
    ['a credit note alone', { sales: 0, netCents: -500, soldCents: -575 }],
    ['a sale and what undid it', { sales: 1, netCents: 0, soldCents: 0 }],
  ])('begin with %s', (_what, first) => {
    expect(sinceFirstSale([sold(0), first], sold(0))).toEqual([first]);
  });
});

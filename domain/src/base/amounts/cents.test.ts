import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate, cents, parseAmount, sumCents } from './cents.ts';

describe('cents', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %s, which is no whole number of cents', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it('has one zero only', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('applyRate', () => {
  it.each([
    [870, 50_000, 44],
    [500, 99_750, 50],
    [500, 50_000, 25],
    [14_000, 99_750, 1397],
    [10, 50_000, 1],
    [9, 50_000, 0],
  ])('takes %i cents at %i millionths to %i', (amount, rate, expected) => {
    expect(applyRate(cents(amount), rate)).toBe(expected);
  });

  it('mirrors a credit on its sale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (amount, rate) => {
          expect(applyRate(cents(-amount), rate)).toBe(cents(0 - applyRate(cents(amount), rate)));
        },
      ),
    );
  });

  it('is never more than half a cent away from the exact product', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const distance = BigInt(applyRate(cents(amount), rate)) * 1_000_000n - BigInt(amount) * BigInt(rate);
        expect(distance >= -500_000n && distance <= 500_000n).toBe(true);
      }),
    );
  });
});

describe('sumCents', () => {
  it('is zero for nothing', () => {
    expect(sumCents([])).toBe(0);
  });
});

describe('parseAmount', () => {
  it.each([
    ['5', 500],
    ['5.00', 500],
    ['5,7', 570],
    ['1 234,50', 123_450],
    ['12,49 $', 1249],
    ['-3.10', -310],
  ])('reads "%s" as %i cents', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each(['', 'abc', '1.234', '1e3', '5.', '--5', '12345678901', 'NaN'])('refuses "%s"', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

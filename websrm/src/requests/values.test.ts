import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCivicNumber,
  formatCustomerCount,
  formatMoney,
  formatPhone,
  formatPostalCode,
  formatQuantity,
  formatTableNumber,
  parseMoney,
  parseQuantity,
} from './values.ts';

describe('money', () => {
  it.each([
    [1240, '+000000012.40'],
    [-300, '-000000003.00'],
    [0, '+000000000.00'],
    [-0, '+000000000.00'],
    [7, '+000000000.07'],
    [99_999_999_999, '+999999999.99'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('reads back what it writes, over the whole range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(formatMoney(cents)).toHaveLength(13);
        expect(parseMoney(formatMoney(cents))).toBe(cents + 0);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000, -100_000_000_000])(
    'refuses to write %d',
    (cents) => {
      expect(() => formatMoney(cents)).toThrow(RangeError);
    },
  );

  it.each([
    '',
    '12.40',
    '+12.40',
    '+000000012.4',
    '+000000012,40',
    '-000000000.00',
    ' +000000012.40',
    '+000000012.40\n',
  ])('refuses to read %j', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  });
});

describe('quantity', () => {
  it.each([
    [200, '+00002.00'],
    [-150, '-00001.50'],
    [0, '+00000.00'],
  ])('writes %d hundredths as %s', (hundredths, text) => {
    expect(formatQuantity(hundredths)).toBe(text);
    expect(parseQuantity(text)).toBe(hundredths);
  });

  it.each([10_000_000, 1.5])('refuses to write %d', (hundredths) => {
    expect(() => formatQuantity(hundredths)).toThrow(RangeError);
  });

  it.each(['+0002.00', '2', '-00000.00', '+000002.00'])('refuses to read %j', (text) => {
    expect(() => parseQuantity(text)).toThrow(RangeError);
  });
});

describe('addresses, phones, counts and tables', () => {
  it('writes a postal code without space, in capitals', () => {
    expect(formatPostalCode(' g1k 3z4 ')).toBe('G1K3Z4');
    expect(formatPostalCode('G1K-3Z4')).toBe('G1K3Z4');
  });

  it.each(['', 'G1K3Z', '90210', 'GGG111'])('refuses %j as a postal code', (text) => {
    expect(() => formatPostalCode(text)).toThrow(RangeError);
  });

  it('writes the unit before the civic number', () => {
    expect(formatCivicNumber('3800', '100')).toBe('100-3800');
    expect(formatCivicNumber('3800')).toBe('3800');
  });

  it.each(['', '12345678901234567'])('refuses %j as a civic number', (text) => {
    expect(() => formatCivicNumber(text)).toThrow(RangeError);
  });

  it('keeps the ten digits of a phone number', () => {
    expect(formatPhone('+1 (418) 555-0199')).toBe('4185550199');
    expect(formatPhone('418 555-0199')).toBe('4185550199');
  });

  it.each(['555-0199', '2 418 555 0199', ''])('refuses %j as a phone number', (text) => {
    expect(() => formatPhone(text)).toThrow(RangeError);
  });

  it('writes the number of customers on three digits', () => {
    expect(formatCustomerCount(4)).toBe('004');
  });

  it.each([0, -1, 1000, 1.5])('refuses %d customers', (count) => {
    expect(() => formatCustomerCount(count)).toThrow(RangeError);
  });

  it('fills a table number with = on the left', () => {
    expect(formatTableNumber('12')).toBe('===12');
    expect(formatTableNumber('A1234')).toBe('A1234');
  });

  it.each(['', '123456', 'A 1'])('refuses %j as a table number', (text) => {
    expect(() => formatTableNumber(text)).toThrow(RangeError);
  });
});

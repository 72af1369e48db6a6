import { describe, expect, it } from 'vitest';
import * as print from './receipt-amounts.ts';

describe('what a receipt prints of a value', () => {
  it.each([
    ['+000000000.00', '0,00'],
    ['+000000000.05', '0,05'],
    ['+000000012.49', '12,49'],
    ['-000000003.00', '-3,00'],
    ['+000001011.78', '1\u00a0011,78'],
    ['-123456789.10', '-123\u00a0456\u00a0789,10'],
  ])('amount %s is %s', (text, expected) => {
    expect(print.printMoney(text)).toBe(expected);
  });

  it('a price of zero, or none, is nothing', () => {
    expect(print.printPrice('+000000000.00')).toBeNull();
    expect(print.printPrice(undefined)).toBeNull();
    expect(print.printPrice('-000000000.50')).toBe('-0,50');
  });

  it.each([
    ['+00001.00', '1'],
    ['-00001.00', '-1'],
    ['+00002.50', '2,5'],
    ['+00000.25', '0,25'],
    ['+00000.00', null],
    [undefined, null],
  ])('quantity %s is %s', (text, expected) => {
    expect(print.printQuantity(text)).toBe(expected);
  });

  it('taxes are their letters, untaxed and not applicable nothing', () => {
    expect(['F', 'FPS', 'NON', 'SOB', undefined].map(print.printTaxes)).toEqual(['F', 'FPS', '', '', '']);
  });

  it('times, tax numbers and phones are spaced', () => {
    expect(print.printTime('20260115120502')).toBe('2026-01-15 12:05:02');
    expect(print.printTaxNumber('812345678RT0001')).toBe('812345678 RT 0001');
    expect(print.printPhone('4185550123')).toBe('418 555-0123');
    expect(print.printPhone('1 800 555-0123')).toBe('1 800 555-0123');
  });

  it('an amount that is not in form is refused', () => {
    expect(() => print.printMoney('12,49')).toThrow(RangeError);
    expect(() => print.printQuantity('1')).toThrow(RangeError);
  });
});

import { cents } from '@comptoir/domain/base/amounts/cents';
import { describe, expect, it } from 'vitest';
import { moneyBack, roundDown } from './money-back.ts';

const left = (total: number, money: number) => ({ total: cents(total), money: cents(money) });

describe('money that goes back in coins', () => {
  it.each([
    ['to the nearest five cents', 100, 10],
    ['as it rounds, while what stays is off by four cents', 102, 10],
    ['by a coin more, before what stays would be off by five', 103, 15],
    ['as it rounds, while what stays lacks four cents', 94, 10],
    ['by a coin less, before what stays would lack five', 93, 5],
  ])('is rounded %s', (_how, money, back) => {
    expect(moneyBack(cents(12), left(100, money), 'ARG')).toBe(back);
  });

  it('is never rounded to nothing, nor to more than the amount', () => {
    expect(moneyBack(cents(4), left(100, 85), 'ARG')).toBe(4);
    expect(moneyBack(cents(6), left(100, 85), 'ARG')).toBe(5);
  });

  it('is all that can be paid in coins of what is left, with the last note', () => {
    expect(moneyBack(cents(100), left(100, 98), 'ARG')).toBe(95);
  });

  it('is no more than is left, whatever the amount', () => {
    expect(moneyBack(cents(50), left(60, 33), 'ARG')).toBe(30);
  });
});

describe('money that goes back by card', () => {
  it('is the amount, but all that is left with the last note', () => {
    expect(moneyBack(cents(12), left(100, 103), 'DEB')).toBe(12);
    expect(moneyBack(cents(100), left(100, 103), 'DEB')).toBe(103);
    expect(moneyBack(cents(50), left(60, 33), 'DEB')).toBe(33);
  });
});

it.each([
  [3, 3],
  [5, 5],
  [9, 5],
])('of %i cents, %i can be paid in coins, or all where there is less than a coin', (amount, coins) => {
  expect(roundDown(cents(amount))).toBe(coins);
});

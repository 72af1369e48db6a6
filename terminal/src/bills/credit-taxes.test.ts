import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { composeItems } from './compose-items.ts';
import { taxesGivenBack, taxesOff } from './credit-taxes.ts';
import { negateItem } from './negate-item.ts';
import type { LineTaxes } from './price-lines.ts';
import { RATES } from '../../test/taxes.ts';

/** Items of these prices, and the ones that give them back. */
const items = (prices: readonly number[], taxes: LineTaxes = 'FP') =>
  composeItems(
    prices.map((price) => ({ description: 'Plat', price: cents(price), taxes })),
    'RES',
  );
const back = (prices: readonly number[], taxes?: LineTaxes) => items(prices, taxes).map(negateItem);
const left = (gst: number, qst: number, prices: readonly number[], taxes?: LineTaxes) => ({
  gst: cents(gst),
  qst: cents(qst),
  rates: RATES,
  items: items(prices, taxes),
});

const MANY = Array.from({ length: 40 }, () => 10);

it.each([
  ['all of it', left(50, 100, [500, 500]), back([500, 500]), { gst: 50, qst: 100 }],
  ['a part', left(50, 100, [500, 500]), back([500]), { gst: 25, qst: 50 }],
  ['what bears GST alone', left(25, 0, [500], 'F'), back([500], 'F'), { gst: 25, qst: 0 }],
  ['what bears QST alone', left(0, 50, [500], 'P'), back([500], 'P'), { gst: 0, qst: 50 }],
  ['what bears none', left(30, 60, [500]), back([500], 'NON'), { gst: 0, qst: 0 }],
  ['the last items, with what roundings left', left(30, 55, [500]), back([500]), { gst: 30, qst: 55 }],
  ['the last items, and no more than is left', left(1, 2, [500]), back([500]), { gst: 1, qst: 2 }],
  [
    'a part, a few cents more where too much would stay',
    left(43, 83, [...MANY, ...MANY]),
    back(MANY),
    { gst: 22, qst: 43 },
  ],
  [
    'a part, a cent or two less where too little would stay',
    left(38, 77, [...MANY, ...MANY]),
    back(MANY),
    { gst: 19, qst: 38 },
  ],
  [
    'a part, as they are where what stays is a cent too much',
    left(41, 80, [...MANY, ...MANY]),
    back(MANY),
    { gst: 20, qst: 40 },
  ],
  [
    'a part, as they are where what stays is a cent too little',
    left(39, 79, [...MANY, ...MANY]),
    back(MANY),
    { gst: 20, qst: 40 },
  ],
  ['a part, within what the authority takes', left(5, 10, [10, 10, 10]), back([10]), { gst: 1, qst: 2 }],
])('gives back the taxes of %s', (_, of, given, taxes) => {
  expect(taxesGivenBack(of, given)).toEqual(taxes);
});

const off = (given: readonly [number, number], due: readonly [number, number], prices: readonly number[] = [500]) =>
  taxesOff(
    { gst: cents(due[0]), qst: cents(due[1]), rates: RATES },
    { all: items([500, 500]), items: back(prices), amounts: { gst: cents(given[0]), qst: cents(given[1]) } },
  );

it('taxes that follow from what goes back and what stays are off by less than a cent', () => {
  expect(off([25, 50], [50, 100])).toBeCloseTo(0.125);
});

it.each([
  ['GST that goes back', [23, 50], [50, 100], 2],
  ['QST that goes back', [25, 53], [50, 100], 3.125],
  ['GST that stays', [25, 50], [52, 100], 2],
  ['QST that stays', [25, 50], [50, 97], 2.875],
] as const)('%s is off by what it differs', (_, given, due, difference) => {
  expect(off(given, due)).toBeCloseTo(difference);
});

it.each([
  ['GST below zero', [-1, 50], [50, 100]],
  ['QST below zero', [25, -1], [50, 100]],
  ['more GST than is left', [26, 50], [25, 100]],
  ['more QST than is left', [25, 51], [50, 50]],
] as const)('%s cannot be', (_, given, due) => {
  expect(off(given, due)).toBe(Infinity);
});

it('taxes cannot go back without what bears them, nor stay when all went back', () => {
  expect(off([1, 0], [50, 100], [])).toBe(Infinity);
  expect(off([0, 1], [50, 100], [])).toBe(Infinity);
  expect(off([0, 0], [50, 100], [])).toBeCloseTo(0.25);
  expect(off([49, 100], [50, 100], [500, 500])).toBe(Infinity);
  expect(off([50, 99], [50, 100], [500, 500])).toBe(Infinity);
  expect(off([50, 100], [50, 100], [500, 500])).toBeCloseTo(0.25);
});

it('a tax cannot go back with what bears the other one', () => {
  const of = (taxes: 'F' | 'P', gst: number, qst: number) =>
    taxesOff(
      { gst: cents(gst), qst: cents(qst), rates: RATES },
      { all: items([500], taxes), items: back([500], taxes), amounts: { gst: cents(gst), qst: cents(qst) } },
    );
  expect([of('P', 25, 50), of('F', 25, 50)]).toEqual([Infinity, Infinity]);
  expect(of('F', 25, 0)).toBeCloseTo(0);
});

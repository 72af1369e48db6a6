import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import { expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { composeBill } from '../bills/compose-bill.ts';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { askBack, orderLunch } from './order-lunch.ts';
import { nextGapMs, pick, seededRandom } from './random.ts';
import { summarizeRush } from './summarize-rush.ts';
import { RATES } from '../../test/taxes.ts';
import { TABLE } from '../../test/taxes.ts';

/** Numbers in this order, over and over. */
const numbers = (...values: number[]) => {
  let next = 0;
  return () => values[next++ % values.length] ?? 0;
};

it('the same seed gives the same numbers again', () => {
  const random = seededRandom(7);
  const first = [random(), random(), random()];
  expect(first.map((number) => number.toFixed(6))).toEqual(FIRST_OF_SEVEN);
  const other = seededRandom(2 ** 32 + 7);
  expect([other(), other(), other()]).toEqual(first);
  for (const number of Array.from({ length: 1000 }, random)) expect(number >= 0 && number < 1).toBe(true);
});
const FIRST_OF_SEVEN = ['0.011705', '0.061958', '0.976908'];

it('one is picked by its weight, and the last where nothing is left', () => {
  const choices = [
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ] as const;
  const picked = (number: number) => pick(() => number, choices);
  expect([0, 0.24, 0.25, 0.74, 0.75, 0.99, 1].map(picked)).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'c']);
  expect(() => pick(() => 0, [])).toThrow('there is nothing to choose from');
});

it('customers come at the rate that is asked for', () => {
  expect(nextGapMs(() => 0, 12)).toBeCloseTo(0);
  expect(nextGapMs(() => 1 - 1 / Math.E, 12)).toBeCloseTo(5000);
  expect(nextGapMs(() => 1 - 1 / Math.E, 60)).toBeCloseTo(1000);
});

it('a lunch has some dishes, a way to pay, and now and then a tip', () => {
  const cheapest = orderLunch(numbers(0), RATES);
  expect(cheapest.order.lines).toEqual([{ description: 'Soupe du jour', price: 595 }]);
  expect(cheapest.terms).toEqual({ payment: 'DEB', customers: 1, tip: 89, training: false });
  const largest = orderLunch(numbers(0.999), RATES);
  expect(largest.order.lines).toHaveLength(6);
  expect(largest.order.lines[0]).toEqual({ description: 'Tarte au sucre', price: 625 });
  expect(largest.terms).toEqual({ payment: 'MVO', customers: 3, tip: null, training: false });
});

it('cash leaves no tip on the card, and one in five leaves one otherwise', () => {
  const paid = (payment: number, tip: number) => orderLunch(numbers(0, 0, payment, tip, 0), RATES).terms;
  expect(paid(0.9, 0.1)).toMatchObject({ payment: 'ARG', tip: null, customers: 1 });
  expect(paid(0.5, 0.19)).toMatchObject({ payment: 'CRE', tip: 89 });
  expect(paid(0.5, 0.2)).toMatchObject({ payment: 'CRE', tip: null });
});

it('every lunch is a bill that Revenu Québec takes', () => {
  const random = seededRandom(1);
  for (let index = 0; index < 50; index += 1) {
    const { order, terms } = orderLunch(random, RATES);
    expect(checkTransaction(signedBill(composeBill(linkedRecord(), order, terms), index), TABLE)).toEqual([]);
  }
});

it('a displeased customer gets back all, or half, and a cent at least', () => {
  const back = (number: number, left: number) => askBack(() => number, cents(left));
  expect([back(0.59, 500), back(0.6, 501), back(0.6, 1)]).toEqual([null, 250, 1]);
});

it('a summary counts by what became of each, and says how long most and nearly all waited', () => {
  const bill = (state: 'accepted' | 'waiting' | 'refused', milliseconds: number) => ({
    actu: 'x',
    state,
    milliseconds,
  });
  const bills = [bill('refused', 30), bill('accepted', 1000), bill('waiting', 4), bill('accepted', 200)];
  expect(summarizeRush(bills)).toEqual({ bills: 4, accepted: 2, waiting: 1, refused: 1, median: 30, p99: 1000 });
  expect(summarizeRush(bills.slice(0, 1))).toMatchObject({ median: 30, p99: 30 });
  expect(bills.map(({ milliseconds }) => milliseconds)).toEqual([30, 1000, 4, 200]);
});

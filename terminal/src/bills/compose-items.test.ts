import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { composeItems, linesOfItems } from './compose-items.ts';
import type { Line } from './price-lines.ts';

const PLAIN: Line = { description: 'Poutine', price: cents(500) };
const ITEM = { qte: '+00001.00', descr: 'Poutine', prix: '+000000005.00', tax: 'FP', acti: 'RES' };
const CASES: readonly (readonly [what: string, line: Line, item: object])[] = [
  ['an item', PLAIN, ITEM],
  ['what is marked with other taxes', { ...PLAIN, taxes: 'F' }, { ...ITEM, tax: 'F' }],
  ['what is not covered', { ...PLAIN, isCovered: false }, { ...ITEM, acti: 'NON' }],
  ['what a usual third party sells', { ...PLAIN, isThirdPartys: true }, { ...ITEM, acti: 'HAB' }],
  [
    'several with their price for one',
    { ...PLAIN, price: cents(1500), quantity: 300, unitPrice: cents(500) },
    { ...ITEM, qte: '+00003.00', unitr: '+000000005.00', prix: '+000000015.00' },
  ],
  [
    'what costs nothing, which bears neither taxes nor activity',
    { ...PLAIN, price: cents(0) },
    { ...ITEM, prix: '+000000000.00', tax: 'SOB', acti: 'SOB' },
  ],
  [
    'remarks, extras and discounts under it',
    {
      ...PLAIN,
      taxes: 'P',
      precisions: [
        { description: 'sans oignons', price: null },
        { description: 'invités', price: null, quantity: 400 },
        { description: 'bacon', price: cents(150) },
        { description: 'rabais', price: cents(-50) },
      ],
    },
    {
      ...ITEM,
      tax: 'P',
      preci: [
        { descr: 'sans oignons', acti: 'SOB' },
        { qte: '+00004.00', descr: 'invités', acti: 'SOB' },
        { qte: '+00001.00', descr: 'bacon', prix: '+000000001.50', tax: 'P', acti: 'RES' },
        { qte: '+00001.00', descr: 'rabais', prix: '-000000000.50', tax: 'P', acti: 'RES' },
      ],
    },
  ],
];

it.each(CASES)('writes %s', (_, line, item) => {
  expect(composeItems([line], 'RES')).toEqual([item]);
});

it.each(CASES)('reads %s from the item again', (_, line, item) => {
  const [read] = linesOfItems(composeItems([line], 'RES'));
  expect(composeItems(read === undefined ? [] : [read], 'RES')).toEqual([item]);
  expect(read).toEqual({ ...line, ...(line.price === 0 ? {} : { taxes: line.taxes ?? 'FP' }) });
});

it.each([
  [{ isCovered: false }, { isCovered: false, taxes: 'FP' }],
  [{ isThirdPartys: true }, { isThirdPartys: true, taxes: 'FP' }],
  [{ taxes: 'F' } as const, { taxes: 'F' }],
])('reads the marks of an item that costs nothing from what is under it: %j', (marks, read) => {
  const free = { ...PLAIN, price: cents(0), precisions: [{ description: 'bacon', price: cents(150) }] };
  expect(linesOfItems(composeItems([{ ...free, ...marks }], 'BAR'))).toEqual([{ ...free, ...read }]);
});

it('reads a remark of no price as one', () => {
  const line = { ...PLAIN, precisions: [{ description: 'glace', price: cents(0) }] };
  expect(linesOfItems(composeItems([line], 'BAR'))[0]?.precisions).toEqual([{ description: 'glace', price: null }]);
});

import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { composeItems } from './compose-items.ts';
import { negateItem } from './negate-item.ts';
import { storedOrder } from './stored-order.ts';
import { DAY } from '../../test/taxes.ts';

const LINE = {
  description: 'Poutine',
  price: cents(1000),
  quantity: 200,
  unitPrice: cents(500),
  precisions: [
    { description: 'bacon', price: cents(150) },
    { description: 'sans oignons', price: null },
  ],
};

it('an item that is turned round keeps its price for one, and what is under it is turned round with it', () => {
  const [item] = composeItems([LINE], 'RES');
  expect(item && negateItem(item)).toEqual({
    qte: '-00002.00',
    descr: 'Poutine',
    unitr: '+000000005.00',
    prix: '-000000010.00',
    tax: 'FP',
    acti: 'RES',
    preci: [
      { qte: '+00001.00', descr: 'bacon', prix: '-000000001.50', tax: 'FP', acti: 'RES' },
      { descr: 'sans oignons', acti: 'SOB' },
    ],
  });
  const [plain] = composeItems([{ description: 'Frites', price: cents(400) }], 'RES');
  expect(plain && Object.keys(negateItem(plain)).toSorted()).toEqual(['acti', 'descr', 'prix', 'qte', 'tax']);
});

it('an order is kept as it was rung up', () => {
  const order = { lines: [LINE, { description: 'Frites', price: cents(400) }], taxesIncluded: true, on: DAY };
  expect(storedOrder(order)).toStrictEqual(order);
});

import { cents } from '@comptoir/domain/base/amounts/cents';
import { SUPPLEMENTARY_TAX_ITEM } from '@comptoir/websrm/requests/standard-items';
import { describe, expect, it } from 'vitest';
import { composeItems } from './compose-items.ts';
import { creditItems, takeAmount, takeItems, type CreditedPart } from './creditable-items.ts';
import { itemTotal, type CreditableItem } from './match-credited.ts';
import { negateItem } from './negate-item.ts';
import type { Line } from './price-lines.ts';

const POUTINES: Line = { description: 'Poutine', price: cents(3000), quantity: 300, unitPrice: cents(1000) };
const RUM: Line = { description: 'Rhum', price: cents(1000), taxes: 'FPS' };
const FREE: Line = { description: 'Eau', price: cents(0) };
const dutyOf = (price: number | null): Line => ({
  description: SUPPLEMENTARY_TAX_ITEM,
  price: cents(0),
  quantity: 0,
  precisions: [
    { description: 'Droit', price: price === null ? null : cents(price) },
    { description: 'Accise', price: null },
  ],
});

/** Lines as items of a bill, with so much left of each; all of it where nothing is said. */
const creditable = (lines: readonly Line[], left: readonly number[] = []): CreditableItem[] =>
  composeItems(lines, 'BAR').map((item, line) => {
    const total = itemTotal(item);
    return { line, item, total, left: cents(left[line] ?? total) };
  });

/** Lists the parts taken: line, cents, quantity. */
const shown = (parts: ReturnType<typeof takeItems>) =>
  typeof parts === 'string' ? parts : parts.map(({ of, part, quantity }) => [of.line, part, quantity]);
const take = (items: CreditableItem[], ...parts: [number: number, quantity?: number][]) =>
  shown(
    takeItems(
      items,
      parts.map(([number, quantity = null]) => ({ number, quantity })),
    ),
  );

describe('an amount', () => {
  it('is taken of the first items that have something left', () => {
    const items = creditable([POUTINES, FREE, RUM], [500]);
    expect(shown(takeAmount(items, cents(800)))).toEqual([
      [0, 500, null],
      [2, 300, null],
    ]);
    expect(shown(takeAmount(items, cents(500)))).toEqual([[0, 500, null]]);
  });

  it('is not taken of a discount', () => {
    expect(shown(takeAmount(creditable([RUM, RUM], [-200]), cents(300)))).toEqual([[1, 300, null]]);
  });
});

describe('items that are named', () => {
  it('are given back whole, or so many of them', () => {
    expect(take(creditable([POUTINES, RUM]), [2])).toEqual([[1, 1000, null]]);
    expect(take(creditable([POUTINES]), [1, 200])).toEqual([[0, 2000, 200]]);
    expect(take(creditable([POUTINES]), [1, 300])).toEqual([[0, 3000, 300]]);
    expect(take(creditable([POUTINES], [2999]), [1, 300])).toEqual([[0, 2999, 300]]);
    expect(take(creditable([POUTINES]), [1, 400])).toEqual([[0, 3000, 400]]);
  });

  it('are given back no further than is left', () => {
    expect(take(creditable([POUTINES], [500]), [1, 100])).toEqual([[0, 500, 100]]);
  });

  it('that are named twice are given back as often', () => {
    expect(take(creditable([POUTINES]), [1, 100], [1, 100])).toEqual([[0, 2000, 200]]);
    expect(take(creditable([POUTINES]), [1, 100], [1])).toEqual([[0, 3000, null]]);
    expect(take(creditable([POUTINES]), [1], [1, 100])).toEqual([[0, 3000, null]]);
    expect(take(creditable([POUTINES]), [1, 200], [1, 200])).toEqual([[0, 3000, 400]]);
  });

  it('leave no rounding behind: what a cent or so would stay of goes too', () => {
    const three = { ...POUTINES, price: cents(1000), unitPrice: undefined };
    expect(take(creditable([three], [334]), [1, 100])).toEqual([[0, 334, 100]]);
    expect(take(creditable([three], [335]), [1, 100])).toEqual([[0, 333, 100]]);
    expect(take(creditable([three], [333]), [1, 100])).toEqual([[0, 333, 100]]);
    const two = { ...POUTINES, quantity: 200, price: cents(5), unitPrice: undefined };
    expect(take(creditable([two], [4]), [1, 100])).toEqual([[0, 4, 100]]);
    expect(take(creditable([{ ...two, price: cents(3) }]), [1, 100])).toEqual([[0, 2, 100]]);
    const tiny = { ...POUTINES, quantity: 200, price: cents(4), unitPrice: undefined };
    expect(take(creditable([tiny], [3]), [1, 100])).toEqual([[0, 2, 100]]);
  });

  it('are refused where there is none of that number', () => {
    expect(take(creditable([POUTINES]), [2])).toBe('no-such-item');
    expect(take(creditable([POUTINES]), [0])).toBe('no-such-item');
  });

  it('are refused where nothing of any of them is left', () => {
    expect(take(creditable([POUTINES, RUM], [0, 0]), [1], [2])).toBe('item-given-back');
    expect(take(creditable([POUTINES, RUM], [0]), [1], [2])).toEqual([[1, 1000, null]]);
    expect(take(creditable([POUTINES, FREE], [0]), [1], [2])).toBe('item-given-back');
    expect(take(creditable([FREE]), [1])).toEqual([]);
  });
});

describe('the items of a credit note', () => {
  const [poutines, rum, duty] = creditable([POUTINES, RUM, dutyOf(200)]);
  if (poutines === undefined || rum === undefined || duty === undefined) throw new Error('there are three');
  const all = [poutines, rum, duty];
  const part = (of: CreditableItem, amount: number, quantity: number | null = null): CreditedPart => ({
    of,
    part: cents(amount),
    quantity,
  });

  it('are whole ones turned round, and parts by what they come to', () => {
    const back = { descr: 'Poutine', tax: 'FP', acti: 'BAR' };
    const items = (...parts: CreditedPart[]) => creditItems(parts, [poutines]).map(({ item }) => item);
    expect(items(part(poutines, 3000))).toEqual([negateItem(poutines.item)]);
    expect(items(part(poutines, 1000))).toEqual([{ ...back, qte: '-00001.00', prix: '-000000010.00' }]);
    expect(items(part(poutines, 1500))).toEqual([{ ...back, qte: '-00001.50', prix: '-000000015.00' }]);
    expect(items(part(poutines, 1001))).toEqual([{ ...back, qte: '-00003.00', prix: '-000000010.01' }]);
    expect(items(part(poutines, 500, 200))).toEqual([{ ...back, qte: '-00002.00', prix: '-000000005.00' }]);
    expect(items(part(poutines, 500, 400))).toEqual([{ ...back, qte: '-00003.00', prix: '-000000005.00' }]);
    expect(items(part(poutines, 500, 0))).toEqual([{ ...back, qte: '-00003.00', prix: '-000000005.00' }]);
  });

  it('bear the taxes of what is priced under an item that costs nothing', () => {
    const [free] = creditable([{ ...FREE, taxes: 'P', precisions: [{ description: 'citron', price: cents(100) }] }]);
    if (free === undefined) throw new Error('there is one');
    const note = creditItems([part(free, 50)], [free]);
    expect(note).toMatchObject([{ line: 0, item: { descr: 'Eau', prix: '-000000000.50', tax: 'P', acti: 'BAR' } }]);
  });

  it('name the supplementary taxes last, without a price, where one of them bears some', () => {
    const named = {
      ...duty.item,
      preci: [
        { descr: 'Droit', acti: 'SOB' },
        { descr: 'Accise', acti: 'SOB' },
      ],
    };
    expect(creditItems([part(rum, 1000)], all)).toEqual([
      { line: 1, item: negateItem(rum.item) },
      { line: 2, item: named },
    ]);
    expect(creditItems([part(poutines, 3000)], all)).toHaveLength(1);
    expect(creditItems([part(rum, 1000)], [rum])).toHaveLength(1);
  });

  it('name them where what bears them stands under an item', () => {
    const [cocktail, other] = creditable([
      {
        ...FREE,
        taxes: 'FPS',
        precisions: [
          { description: 'rhum', price: cents(100) },
          { description: 'glace', price: null },
        ],
      },
      dutyOf(null),
    ]);
    if (cocktail === undefined || other === undefined) throw new Error('there are two');
    expect(creditItems([part(cocktail, 100)], [cocktail, other]).map(({ line }) => line)).toEqual([0, 1]);
    const [plain] = creditable([{ ...FREE, precisions: [{ description: 'rhum', price: cents(100) }] }]);
    if (plain === undefined) throw new Error('there is one');
    expect(creditItems([part(plain, 100)], [plain, other])).toHaveLength(1);
  });

  it('give them back whole, or so much of them', () => {
    expect(creditItems([part(duty, 200)], all)).toEqual([{ line: 2, item: negateItem(duty.item) }]);
    expect(creditItems([part(duty, 50)], all)).toEqual([
      {
        line: 2,
        item: {
          ...duty.item,
          preci: [
            { qte: '-00001.00', descr: 'Droit', prix: '-000000000.50', tax: 'FP', acti: 'BAR' },
            { descr: 'Accise', acti: 'SOB' },
          ],
        },
      },
    ]);
    const { preci: _, ...bare } = duty.item;
    const nameless = { ...duty, item: bare };
    expect(creditItems([part(nameless, 50)], [nameless])).toEqual([{ line: 2, item: { ...bare, preci: [] } }]);
  });
});

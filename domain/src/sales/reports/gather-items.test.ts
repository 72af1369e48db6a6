import { describe, expect, it } from 'vitest';
import { gatherItems, type ItemSales } from './gather-items.ts';

const sold = (item: string, grossCents: number, refundedCents = 0): ItemSales => ({
  item,
  soldHundredths: 100,
  returnedHundredths: refundedCents === 0 ? 0 : -100,
  grossCents,
  refundedCents,
});

const names = (...items: string[]): string[] =>
  gatherItems(items.map((item) => sold(item, 100))).map(({ item }) => item);

describe('items of a period', () => {
  it('are one whatever their capitals, spaces and way of writing an accent', () => {
    expect(names('Poutine', 'POUTINE', ' poutine ', 'Poutine')).toEqual(['Poutine']);
    expect(names('Pâté  chinois', 'PÂTÉ CHINOIS', 'Pâté chinois'.normalize('NFD'))).toHaveLength(1);
  });

  it('are others when their accents are', () => {
    expect(names('Pâte', 'Pâté')).toEqual(['Pâte', 'Pâté']);
  });

  it('add up what was sold and what was taken back', () => {
    expect(gatherItems([sold('Soupe', 500, -100), sold('SOUPE', 300)])).toEqual([
      {
        item: 'Soupe',
        code: null,
        category: null,
        soldHundredths: 200,
        returnedHundredths: -100,
        grossCents: 800,
        refundedCents: -100,
      },
    ]);
  });

  it('are called as they were sold for most', () => {
    expect(gatherItems([sold('SOUPE', 100), sold('Soupe', 300), sold('soupe', 250)])[0]?.item).toBe('Soupe');
  });

  it('stand in the order of what they brought, then of their names', () => {
    const order = gatherItems([sold('Rabais', -50), sold('Thé', 200), sold('Café', 200), sold('Soupe', 900, -800)]);
    expect(order.map(({ item }) => item)).toEqual(['Café', 'Thé', 'Soupe', 'Rabais']);
  });
});

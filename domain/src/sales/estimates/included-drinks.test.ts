import { describe, expect, it } from 'vitest';
import { compareRevisions } from './compare-revisions.ts';
import { countDrinks, drinksInWords, drinksMention } from './included-drinks.ts';
import { priceEstimate } from './price-estimate.ts';
import { TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import { SAMPLE_ESTIMATE } from './sample-estimate.ts';

const drinks = [
  { description: 'verre de vin', quantity: 1 },
  { description: 'bière en fût', quantity: 2 },
];
const admission = {
  description: 'Entrée au bal',
  per: 'person' as const,
  unitCents: 4500,
  taxes: 'FP' as const,
  drinks,
};

describe('the drinks that come with a line', () => {
  it('are counted and said, with their number and each of them', () => {
    expect(countDrinks(drinks)).toBe(3);
    const words = '3 boissons comprises avec chacun\u00A0: 1 verre de vin, 2 bière en fût';
    expect(drinksInWords({ quantity: 4000, drinks }, 'fr')).toBe(words);
    expect(drinksInWords({ quantity: 4000, drinks }, 'en')).toBe(
      '3 drinks included with each: 1 verre de vin, 2 bière en fût',
    );
  });

  it('of one line are those of all of it, and a single one is one', () => {
    expect(drinksMention({ quantity: 100, drinks }, 'fr')).toBe('boissons comprises');
    const one = { quantity: 100, drinks: [{ description: 'café', quantity: 1 }] };
    expect(drinksInWords(one, 'fr')).toBe('1 boisson comprise\u00A0: 1 café');
    expect(drinksInWords(one, 'en')).toBe('1 drink included: 1 café');
  });

  it('are not spoken of where there are none', () => expect(drinksInWords({ quantity: 100 }, 'fr')).toBeNull());

  it('stay with the line when it is priced, and change neither price nor taxes', () => {
    const priced = priceEstimate(
      { ...SAMPLE_ESTIMATE, items: [admission] },
      { isGstRegistered: true, calendar: TAX_CALENDAR },
    );
    const { drinks: _none, ...plain } = admission;
    const without = priceEstimate(
      { ...SAMPLE_ESTIMATE, items: [plain] },
      { isGstRegistered: true, calendar: TAX_CALENDAR },
    );
    if (!priced.ok || !without.ok) throw new Error('both have a price');
    expect(priced.value.lines).toEqual([{ ...without.value.lines[0], drinks }]);
    expect(priced.value.totalCents).toBe(without.value.totalCents);
    expect(without.value.lines[0]).not.toHaveProperty('drinks');
  });

  it('make another line of it when one of them is another', () => {
    const before = { ...SAMPLE_ESTIMATE, items: [admission] };
    const fewer = { ...admission, drinks: drinks.slice(1) };
    const after = { ...SAMPLE_ESTIMATE, items: [fewer] };
    expect(compareRevisions(before, after)).toEqual([{ field: 'item', before: admission, after: fewer }]);
  });
});

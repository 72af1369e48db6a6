import { expect, it } from 'vitest';
import { readAdditions } from './read-additions.ts';

it('reads what was ordered besides, line by line', () => {
  expect(readAdditions('3 x Vin rouge : 22,00 $\n\nCafé: 2.50')).toEqual([
    { description: 'Vin rouge', quantity: 300, unitCents: 2200, taxes: 'FP' },
    { description: 'Café', quantity: 100, unitCents: 250, taxes: 'FP' },
  ]);
  expect(readAdditions('')).toEqual([]);
});

it.each([
  ['Pain: 4.50 NON', 'NON'],
  ['Pain\u00A0: 4,50\u00A0$ tvq', 'P'],
  ['Bread: 4.50 GST', 'F'],
  ['Bread: 4.50 FP', 'FP'],
] as const)('%s bears the taxes that are said behind it', (line, taxes) => {
  expect(readAdditions(line)).toEqual([expect.objectContaining({ quantity: 100, unitCents: 450, taxes })]);
});

it.each([
  ['Vin: 22.00 vin', 'FP', 'beer-wine-cider'],
  ['Gin: 12.00 P Spiritueux', 'P', 'spirits'],
  ['Wine: 22.00 wine FP', 'FP', 'beer-wine-cider'],
  ['Pain: 4.50 NON détaxé', 'NON', 'zero-rated'],
] as const)('%s is of the class that is said behind it', (line, taxes, taxClass) => {
  expect(readAdditions(line)).toEqual([expect.objectContaining({ taxes, taxClass })]);
});

it.each(['Vin: 22.00 vin repas', 'Vin: 22.00 FP NON', 'Vin: 22.00 rouge'])('%s has a word that is none', (line) =>
  expect(readAdditions(line)).toBeNull(),
);

it('reads the drinks that come with one of it', () => {
  expect(readAdditions('20 x Entrée: 15.00 FP; 2 x Bière; Café')).toEqual([
    {
      description: 'Entrée',
      quantity: 2000,
      unitCents: 1500,
      taxes: 'FP',
      drinks: [
        { description: 'Bière', quantity: 2 },
        { description: 'Café', quantity: 1 },
      ],
    },
  ]);
});

it.each(['Entrée: 15.00;', 'Entrée: 15.00; 0 x Vin', 'Entrée: 15.00; v', `Entrée: 15.00${'; Vin'.repeat(7)}`])(
  '%s has a drink that is none, or too many',
  (line) => expect(readAdditions(line)).toBeNull(),
);

it.each(['Vin', 'Vin:', '0 x Vin: 5', 'x: 5', 'Vin: -5', 'Vin: 5 HORS'])('%s is no item', (line) => {
  expect(readAdditions(line)).toBeNull();
});

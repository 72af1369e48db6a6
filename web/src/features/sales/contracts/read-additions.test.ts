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

it.each(['Vin', 'Vin:', '0 x Vin: 5', 'x: 5', 'Vin: -5', 'Vin: 5 HORS'])('%s is no item', (line) => {
  expect(readAdditions(line)).toBeNull();
});

import { expect, it } from 'vitest';
import { nameFile } from './name-file.ts';

it.each([
  ['Bœuf & Cie', 'boeuf-cie-factures.csv'],
  [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}-factures.csv`],
  ['寿司', 'commerce-factures.csv'],
  [null, 'factures.csv'],
])('a file of %j begins with its business, in letters that any system takes', (business, expected) => {
  expect(nameFile(business, 'factures.csv')).toBe(expected);
});

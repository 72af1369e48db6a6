import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import type { ExportTexts } from './exports.fr.ts';
import { TEXTS } from './language.ts';

const SENTENCES: readonly [say: (texts: ExportTexts) => string, french: string, english: string][] = [
  [
    (texts) => texts.written('/d/f.csv', { bills: 1, sales: 1, total: '5,75 $' }),
    '/d/f.csv : 1 facture, dont 1 comptée dans les ventes : 5,75 $, taxes comprises',
    '/d/f.csv: 1 bill, 1 counted as sales: 5,75 $, taxes included',
  ],
  [
    (texts) => texts.written('/d/f.csv', { bills: 3, sales: 2, total: '11,50 $' }),
    '/d/f.csv : 3 factures, dont 2 comptées dans les ventes : 11,50 $, taxes comprises',
    '/d/f.csv: 3 bills, 2 counted as sales: 11,50 $, taxes included',
  ],
  [(texts) => texts.journalWritten('/d/j.ndjson', 1), '/d/j.ndjson : 1 entrée', '/d/j.ndjson: 1 entry'],
  [(texts) => texts.journalWritten('/d/j.ndjson', 2), '/d/j.ndjson : 2 entrées', '/d/j.ndjson: 2 entries'],
];

it.each(SENTENCES)('an export says what it has written, in either language: %#', (say, french, english) => {
  expect(plainSpaces(say(TEXTS.fr.exports))).toBe(french);
  expect(plainSpaces(say(TEXTS.en.exports))).toBe(english);
});

it('a sheet of bills ends with their number and the sum that seals them', () => {
  expect(TEXTS.fr.exports.endRow(2, 'abcd').map(plainSpaces)).toEqual([
    'Fin du fichier',
    'Factures : 2',
    'SHA-256 : abcd',
  ]);
  expect(TEXTS.en.exports.endRow(2, 'abcd')).toEqual(['End of file', 'Bills: 2', 'SHA-256: abcd']);
});

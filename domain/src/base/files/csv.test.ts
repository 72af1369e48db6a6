import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a spreadsheet file', () => {
  const rows = [['Crèmerie', { amount: 1234.5, decimals: 2 }, { amount: 7, decimals: 0 }]] as const;

  it.each([
    ['fr', '\uFEFF"Crèmerie";1234,50;7\r\n'],
    ['en', '\uFEFF"Crèmerie",1234.50,7\r\n'],
  ] as const)('is written as spreadsheets read it (%s)', (language, text) => {
    expect(toCsv(rows, language)).toBe(text);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
    'lets no text be a formula: %j',
    (text) => {
      expect(toCsv([[text]], 'en')).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  it('keeps every text in its own cell', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const line = toCsv([texts], 'en').slice(1, -2);
        const cells = [...line.matchAll(/"((?:[^"]|"")*)"(,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
        expect(cells.map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(texts);
      }),
    );
  });

  it('takes a negative amount for a number', () => {
    expect(toCsv([[{ amount: -5, decimals: 2 }]], 'fr')).toBe('\uFEFF-5,00\r\n');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text, 100).map(({ cells }) => cells);

describe('a CSV file', () => {
  it('is read as it was written, in the form of both languages', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ';', ',', '\r\n', '\n', ' '), maxLength: 8 });
    // outer spaces are typing, and a first line without a separator has one column
    const typed = cell.map((text) => `x${text}x`);
    const rows = fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.constantFrom('fr' as const, 'en' as const), (written, language) => {
        const file = toCsv([['one', 'two'], ...written], language).slice(1);
        expect(cellsOf(file).slice(1)).toEqual(written);
      }),
    );
  });

  it.each([
    [
      'a;b\r\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\n\n,\nc,"d,e"\n',
      [
        ['a', 'b'],
        ['c', 'd,e'],
      ],
    ],
    [
      'a,b\rc, d ',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,"never closed\nd',
      [
        ['a', 'b'],
        ['c', 'never closed\nd'],
      ],
    ],
    [
      'sep=;\r\na;b,c\r\nd;e',
      [
        ['a', 'b,c'],
        ['d', 'e'],
      ],
    ],
    [
      'a\tb, c\nd\te',
      [
        ['a', 'b, c'],
        ['d', 'e'],
      ],
    ],
    [
      '"a, b, c";d\ne;f',
      [
        ['a, b, c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('counts the line that names the separator', () => {
    expect(readCsv('sep=,\na,b\nc,d', 100).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('says on which line a row begins, blank lines and lines within quotes counted', () => {
    const rows = readCsv('a,b\r\n\r\n"c\nd",e\r\nf,g', 100);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('is read one row beyond the bound and no further', () => {
    expect(readCsv('a\nb\nc\nd\ne', 2)).toHaveLength(3);
  });
});

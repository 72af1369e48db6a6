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

  it.each(
    [
      [
        '=1+1',
        '+1',
        '-1',
        '@SUM(A1)',
        '\t=1',
        '\r=1',
        '\n=1',
        '＝1',
        '＋1',
        '－1',
        '＠A1',
        '﹦1',
        '﹢1',
        '﹣1',
        '﹫A1',
      ],
      [' =1', '\u00A0 +1', '\u200B=1', '\uFEFF@A1', "'=1", "''-1", "\t ' =1", '\ttexte'],
    ].flat(),
  )('lets no text be a formula: %j', (text) => {
    expect(toCsv([[text]], 'en')).toBe(`\uFEFF"'${text}"\r\n`);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a, =1+1;"@A1', 'a, \'=1+1;""\'@A1'],
    ['a\t+cmd|"/C calc"!A0', 'a\t\'+cmd|""/C calc""!A0'],
    ['a\n-HYPERLINK("x")', 'a\n\'-HYPERLINK(""x"")'],
    ['a|=1', "a|'=1"],
    ['=a;=1', "'=a;'=1"],
  ])('lets no part of a text be one for a spreadsheet that expects another separator: %j', (text, written) => {
    expect(toCsv([[text]], 'fr')).toBe(`\uFEFF"${written}"\r\n`);
  });

  it.each([
    'Burger, -50 %',
    'Frites, + sel',
    'a@b.test; 5 = 5',
    "l'été",
    'x\n- un\n- deux',
    '418 555-0142, +1 418 555-0143',
  ])('leaves what people write as it is: %j', (text) => {
    expect(toCsv([[text]], 'en')).toBe(`\uFEFF"${text}"\r\n`);
  });

  it('keeps every text in its own cell', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const line = toCsv([texts], 'en').slice(1, -2);
        const cells = [...line.matchAll(/"((?:[^"]|"")*)"(,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
        const bare = (text: string) => text.replaceAll("'", '');
        expect(cells.map(bare)).toEqual(texts.map(bare));
      }),
    );
  });

  it('takes a negative amount for a number', () => {
    expect(toCsv([[{ amount: -5, decimals: 2 }]], 'fr')).toBe('\uFEFF-5,00\r\n');
  });
});

import { buffer } from 'node:stream/consumers';
import type { SheetCell } from '@comptoir/domain/base/files/csv';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { writeSheets, writeXlsx } from './write-xlsx.ts';

/** A workbook as another program reads it: its sheets, each a list of rows. */
async function readBack(pages: readonly (readonly (readonly SheetCell[])[])[], rowsPerSheet?: number) {
  const rowCount = pages.flat().length;
  const rows = (async function* () {
    yield* pages;
  })();
  const file = await buffer(writeXlsx({ columns: ['Texte', 'Montant', 'Moment'], rowCount, rows }, rowsPerSheet));
  const sheets = await readXlsxFile(file);
  return sheets.map(({ data }) => data);
}

const HEADER = ['Texte', 'Montant', 'Moment'];

describe('a workbook', () => {
  it('holds texts, amounts and moments as what they are', async () => {
    const row = ['Crèmerie', { amount: -1234.5, decimals: 2 }, { wallTime: '2026-03-08 03:15:09' }] as const;
    expect(await readBack([[row]])).toEqual([[HEADER, ['Crèmerie', -1234.5, new Date('2026-03-08T03:15:09.000Z')]]]);
  });

  it('holds every second of a day as that second', async () => {
    const seconds = Array.from(
      { length: 288 },
      (_, index) => new Date(Date.UTC(2026, 5, 1, 0, 0, index * 300 + (index % 60))),
    );
    const [sheet] = await readBack([
      seconds.map((at) => [{ wallTime: at.toISOString().slice(0, 19).replace('T', ' ') }]),
    ]);
    expect(sheet?.slice(1).map(([at]) => at)).toEqual(seconds);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    'a "quoted" word',
    "l'apostrophe",
    'deux\nlignes',
    '<b>&amp;</b>',
    '🍟 poutine',
    '0042',
    '_x0041_ and _x003D_1',
    'deux\r\nlignes',
  ])('keeps the text %j to the letter, and never as a formula', async (text) => {
    expect(await readBack([[[text]]])).toEqual([[HEADER, [text, null, null]]]);
  });

  it('leaves out what XML has no sign for, and shows where a text was cut', async () => {
    const [sheet] = await readBack([[['a\u0007\ud800b'], ['é'.repeat(40_000)], ['é'.repeat(32_765) + '🍟🍟']]]);
    const texts = sheet?.slice(1).map(([text]) => text);
    expect(texts).toEqual(['ab', `${'é'.repeat(32_766)}…`, `${'é'.repeat(32_765)}…`]);
  });

  it.each([
    [6, [3, 3]],
    [7, [3, 3, 1]],
    [0, [0]],
  ])('of %d rows goes on in another sheet when one is full', async (count, sizes) => {
    const rows = Array.from({ length: count }, (_, index) => [`row ${index}`]);
    const sheets = await readBack([rows.slice(0, 2), rows.slice(2)], 3);
    expect(sheets.map((sheet) => sheet.length - 1)).toEqual(sizes);
    expect(sheets.flatMap((sheet) => sheet.slice(1)).map(([text]) => text)).toEqual(rows.flat());
    expect(sheets.every(([header]) => header?.[0] === 'Texte')).toBe(true);
  });

  it('breaks off when its rows do', async () => {
    const rows = (async function* () {
      yield [['one']];
      throw new Error('the database is gone');
    })();
    await expect(buffer(writeXlsx({ columns: ['a'], rowCount: 2, rows }))).rejects.toThrow('the database is gone');
  });
});

describe('a workbook of several sheets', () => {
  it('names each, with names that spreadsheets take', async () => {
    const sheets = ['Mois', 'A/B: "C" & <D>', 'mois', 'Rapprochement avec Revenu Québec et plus'].map(
      (name, index) => ({
        name,
        columns: [`c${index}`],
        rows: [[{ amount: index, decimals: 2 }]],
      }),
    );
    const read = await readXlsxFile(await buffer(writeSheets(sheets)));
    expect(read.map(({ sheet }) => sheet)).toEqual([
      'Mois',
      'A B  "C" & <D>',
      'mois 3',
      'Rapprochement avec Revenu Québe',
    ]);
    expect(read.map(({ data }) => data)).toEqual([0, 1, 2, 3].map((index) => [[`c${index}`], [index]]));
  });
});

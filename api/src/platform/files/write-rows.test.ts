import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { ROW_FORMATS, type FileRow, type RowFile } from './write-rows.ts';

const ROWS: readonly FileRow[] = [
  { id: 'a', cells: ['=1', { amount: 5.75, decimals: 2 }], fields: { id: 'a', name: '=1', cents: 575 } },
  { id: 'b', cells: ['"b"', { amount: -1, decimals: 2 }], fields: { id: 'b', name: '"b"', cents: -100 } },
];

const fileOf = (pages: readonly (readonly FileRow[])[], business: string | null = null): RowFile => ({
  count: pages.flat().length,
  business,
  language: 'fr',
  columns: ['Nom', 'Montant'],
  rows: (async function* () {
    yield* pages;
  })(),
  endLine: ({ count, lastId, sha256 }) => [`Fin: ${count} ${lastId}`, sha256],
});

const sha256 = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');
const AS_LINES = ROWS.map(({ fields }) => `${JSON.stringify(fields)}\n`).join('');

describe('rows in a file', () => {
  it('end with their count, the last one and the hash of all before it (csv)', async () => {
    const written = await text(ROW_FORMATS.csv.write(fileOf([ROWS.slice(0, 1), ROWS.slice(1)])));
    const before = '\uFEFF"Nom";"Montant"\r\n"\'=1";5,75\r\n"""b""";-1,00\r\n';
    expect(written).toBe(`${before}"Fin: 2 b";"${sha256(before)}"\r\n`);
  });

  it('end with their count, the last one and the hash of all before it (ndjson)', async () => {
    const written = await text(ROW_FORMATS.ndjson.write(fileOf([ROWS])));
    const end = { business: null, count: 2, lastId: 'b', sha256: sha256(AS_LINES) };
    expect(written).toBe(`${AS_LINES}${JSON.stringify({ end })}\n`);
  });

  it('end with their count, the last one and the hash of their lines (xlsx)', async () => {
    const [sheet] = await readXlsxFile(await buffer(ROW_FORMATS.xlsx.write(fileOf([ROWS]))));
    expect(sheet?.data).toEqual([
      ['Nom', 'Montant'],
      ['=1', 5.75],
      ['"b"', -1],
      ['Fin: 2 b', sha256(AS_LINES)],
    ]);
  });

  it('name their business behind the first word of the end', async () => {
    const csv = await text(ROW_FORMATS.csv.write(fileOf([ROWS], 'Chez Léa')));
    expect(csv.split('\r\n').at(-2)).toMatch(/^"Fin: 2 b – Chez Léa";"/);
    const lines = await text(ROW_FORMATS.ndjson.write(fileOf([ROWS], 'Chez Léa')));
    expect(JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ end: { business: 'Chez Léa' } });
  });

  it('may be none', async () => {
    const [csv, lines] = await Promise.all(['csv', 'ndjson'].map((format) => writtenAs(format as 'csv' | 'ndjson')));
    expect(csv).toContain('\r\n"Fin: 0 null";');
    expect(lines).toMatch(/^\{"end":\{"business":null,"count":0,"lastId":null,/);
    const [sheet] = await readXlsxFile(await buffer(ROW_FORMATS.xlsx.write(fileOf([]))));
    expect(sheet?.data.map(([first]) => first)).toEqual(['Nom', 'Fin: 0 null']);
  });
});

const writtenAs = (format: 'csv' | 'ndjson'): Promise<string> => text(ROW_FORMATS[format].write(fileOf([])));

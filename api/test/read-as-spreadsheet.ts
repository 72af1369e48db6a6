import readXlsxFile from 'read-excel-file/node';
import { readArchive } from './proof-files.ts';

/** The texts of a file, as a spreadsheet shows them, and which of its cells it would run. */
export interface ReadSheet {
  readonly texts: readonly string[];
  readonly formulas: readonly string[];
}

/** True for a cell that a spreadsheet runs: it begins so behind blanks and signs that no one sees, and is no number. */
const isFormula = (cell: string): boolean => {
  const shown = cell.replace(/^[\s\p{Cc}\p{Cf}]+/u, '').normalize('NFKC');
  return /^[=+\-@]/.test(shown) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(shown);
};

/** A file as a spreadsheet opens it: with the separator that it was written for, and, of what it runs, with all others that a country has. */
export function readCsvSheet(content: string): ReadSheet {
  const lines = content.replace(/^\uFEFF/, '');
  const own = /^"(?:[^"]|"")*"(.)/.exec(lines)?.[1] ?? ',';
  return {
    texts: cellsOf(lines, own),
    formulas: [',', ';', '|'].flatMap((separator) => cellsOf(lines, separator)).filter(isFormula),
  };
}

/** RFC 4180; what follows the closing quotation mark of a cell belongs to it up to the next separator. */
function cellsOf(lines: string, separator: string): string[] {
  const cell = new RegExp(String.raw`(?:"((?:[^"]|"")*)")?([^${separator}\r\n]*)(?:[${separator}]|\r?\n|$)`, 'gy');
  return [...lines.matchAll(cell)].map(([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest);
}

/** A workbook: a cell that is run has an element of its own; all others are what they say. */
export async function readWorkbook(content: Buffer): Promise<ReadSheet> {
  const parts = [...readArchive(content)].map(([, part]) => part.toString('utf8'));
  const sheets = await readXlsxFile(content, { trim: false });
  return {
    texts: sheets.flatMap(({ data }) => data.flat()).filter((cell) => typeof cell === 'string'),
    formulas: parts.flatMap((part) => part.match(/<f[ >].*?<\/f>|t="str"/g) ?? []),
  };
}

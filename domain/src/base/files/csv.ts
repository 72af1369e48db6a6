import type { Language } from '../merchants/merchant-information.ts';

/** A cell: a text, a number with its decimals, or a moment as the wall clock of a place shows it (`2026-06-20 13:45:03`). */
export type SheetCell = string | { readonly amount: number; readonly decimals: number } | { readonly wallTime: string };

/** What the spreadsheets of each language expect: French ones read a comma as the decimal sign. */
const DIALECTS: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> = {
  fr: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

/** The byte-order mark, with which a file begins and without which spreadsheets misread accents. */
export const CSV_MARK = '\uFEFF';

/** Rows as a spreadsheet file, as the spreadsheets of a language expect it. */
export const toCsv = (rows: readonly (readonly SheetCell[])[], language: Language): string =>
  CSV_MARK + rows.map((row) => csvLine(row, language)).join('');

/** One line of such a file, with its end (RFC 4180). No text is ever taken for a formula. */
export function csvLine(row: readonly SheetCell[], language: Language): string {
  const { separator, decimal } = DIALECTS[language];
  return `${row.map((cell) => writeCell(cell, decimal)).join(separator)}\r\n`;
}

function writeCell(cell: SheetCell, decimal: string): string {
  if (typeof cell === 'string') return quote(disarm(cell));
  return 'wallTime' in cell ? cell.wallTime : cell.amount.toFixed(cell.decimals).replace('.', decimal);
}

/** A spreadsheet runs a cell that starts with one of these, also in full width; an apostrophe before it makes it a text. */
const disarm = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

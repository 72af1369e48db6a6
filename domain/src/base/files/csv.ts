import type { Language } from '../merchants/merchant-information.ts';

/** A cell: a text, or a number with its decimals. */
export type CsvCell = string | { readonly amount: number; readonly decimals: number };

/** What the spreadsheets of each language expect: French ones read a comma as the decimal sign. */
const DIALECTS: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> = {
  fr: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

/** The byte-order mark, without which spreadsheets misread accents. */
const MARK = '\uFEFF';

/** Rows as a spreadsheet file, as the spreadsheets of a language expect it. No text is ever taken for a formula. */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { separator, decimal } = DIALECTS[language];
  const write = (cell: CsvCell): string =>
    typeof cell === 'string' ? quote(disarm(cell)) : cell.amount.toFixed(cell.decimals).replace('.', decimal);
  return MARK + rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('');
}

/** A spreadsheet runs a cell that starts with one of these; an apostrophe before it makes it a text. */
const disarm = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

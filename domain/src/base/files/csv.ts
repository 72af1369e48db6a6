import type { Language } from '../merchants/merchant-information.ts';

/** A cell: a text, a number with its decimals, or a moment as the wall clock of a place shows it (`2026-06-20 13:45:03`). */
export type SheetCell = string | { readonly amount: number; readonly decimals: number } | { readonly wallTime: string };

/** Signs that the spreadsheets of each language expect: French ones read a comma as the decimal sign. */
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

/**
 * A spreadsheet runs a cell that begins with one of these, also in full width and behind what it passes over; an apostrophe before it
 * makes it a text. One that began with apostrophes already gets another, so that the text is read back by leaving one out.
 */
const disarm = (text: string): string => {
  const start = STARTS.exec(text)?.[0] ?? '';
  const rest = text.slice(start.length).replaceAll(STARTS_WITHIN, "$1'$2");
  return start === '' ? rest : `'${start}${rest}`;
};

const STARTS = /^(?:[\s\p{Cc}\p{Cf}']*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u;
/**
 * A spreadsheet that expects another separator takes what follows it in a text for a cell. Signs of numbers stand in lists of people, too:
 * they are formulas where a function or a command may follow.
 */
const STARTS_WITHIN = /([,;|\t\r\n][ \u00A0"']*)([=@＝＠﹦﹫]|[+\-＋－﹢﹣](?=[^,;|\t\r\n]*[(|!]))/g;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A row of a file, and the line on which it begins; the first is 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

type Separator = ',' | ';' | '\t';

/**
 * The rows of a CSV file (RFC 4180), also with semicolons or tabs: whichever its first line has most of,
 * quotes left out, or what spreadsheets name in a line before it (`sep=;`). A quoted cell may hold separators, ends
 * of lines and doubled quotes; blank lines are left out. `most` bounds what is read: one row beyond it is enough to know.
 */
export function readCsv(text: string, most: number): CsvRow[] {
  const marker = /^\uFEFF?"?sep=([,;\t])"?(?:\r\n|\r|\n|$)/i.exec(text);
  const separator = (marker?.[1] as Separator | undefined) ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let at = marker?.[0].length ?? 0;
  let line = marker ? 2 : 1;
  while (at < text.length && rows.length <= most) {
    const { cells, end } = readRow(text, at, separator);
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += countLines(text.slice(at, end));
    at = end;
  }
  return rows;
}

/** As many letters as a first line may have to say what separates its cells. */
const HEAD = 10_000;

function separatorOf(text: string): Separator {
  const [head = ''] = text
    .slice(0, HEAD)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const counted = (['\t', ',', ';'] as const).map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const countLines = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** No file of a person has as many columns: the cells of a line beyond these are gone over and left. */
export const MOST_CELLS = 200;

function readRow(text: string, start: number, separator: Separator): { cells: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell = text[at] === '"' ? readQuoted(text, at) : { value: '', end: at };
    const rest = readPlain(text, cell.end, separator);
    if (cells.length < MOST_CELLS) cells.push((cell.value + rest.value).trim());
    if (text[rest.end] !== separator) return { cells, end: endOfLine(text, rest.end) };
    at = rest.end + 1;
  }
}

/** A cell between quotes; one that is never closed goes to the end. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { value: value + text.slice(from), end: text.length };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function readPlain(text: string, start: number, separator: Separator): { value: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { value: text.slice(start, end), end };
}

const endOfLine = (text: string, at: number): number => {
  if (text.startsWith('\r\n', at)) return at + 2;
  return Math.min(at + 1, text.length);
};

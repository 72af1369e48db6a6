import { createHash, type Hash } from 'node:crypto';
import { CSV_MARK, type SheetCell } from '@comptoir/domain/base/files/csv';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { csvLine } from './shown-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A row of a file: its cells for a spreadsheet, and its fields for a program. */
export interface FileRow {
  readonly id: string;
  readonly cells: readonly SheetCell[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Last line of a file, by which one that was cut shows. */
export interface FileEnd {
  readonly count: number;
  readonly lastId: string | null;
  /** Hexadecimal SHA-256 of the bytes before the last line; in a workbook, of its rows as lines of JSON. */
  readonly sha256: string;
}

/** Rows on their way into a file. `count` is how many there will be. */
export interface RowFile {
  readonly count: number;
  /** The business that they are of, which the last line names; null for rows of several. */
  readonly business: string | null;
  readonly language: Language;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly FileRow[]>;
  /** The last line of a spreadsheet, in words. */
  readonly endLine: (end: FileEnd) => readonly string[];
}

export const ROW_FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  ndjson: { contentType: 'application/x-ndjson', write: writeNdjson },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
} as const;

export type RowFormat = keyof typeof ROW_FORMATS;

async function* writeCsv({ language, columns, rows, ...named }: RowFile): AsyncIterable<string> {
  const end = startEnd();
  yield end.take(CSV_MARK + csvLine(columns, language));
  for await (const page of rows) {
    end.count(page);
    yield end.take(page.map(({ cells }) => csvLine(cells, language)).join(''));
  }
  yield csvLine(lastLine(named, end.close()), language);
}

async function* writeNdjson({ rows, business }: RowFile): AsyncIterable<string> {
  const end = startEnd();
  for await (const page of rows) {
    end.count(page);
    yield end.take(linesOf(page));
  }
  yield `${JSON.stringify({ end: { business, ...end.close() } })}\n`;
}

function writeWorkbook({ count, columns, rows, ...named }: RowFile): AsyncIterable<Buffer> {
  const cellsWithEnd = async function* () {
    const end = startEnd();
    for await (const page of rows) {
      end.count(page);
      end.take(linesOf(page));
      yield page.map(({ cells }) => cells);
    }
    yield [lastLine(named, end.close())];
  };
  return writeXlsx({ columns, rowCount: count + 1, rows: cellsWithEnd() });
}

/** Words at the end of a spreadsheet, with the business behind the first: no column is of it alone. */
function lastLine({ business, endLine }: Pick<RowFile, 'business' | 'endLine'>, end: FileEnd): readonly string[] {
  const [first = '', ...others] = endLine(end);
  return [business === null ? first : `${first} – ${business}`, ...others];
}

const linesOf = (page: readonly FileRow[]): string => page.map(({ fields }) => `${JSON.stringify(fields)}\n`).join('');

/** Counts rows and bytes as they go by. */
function startEnd() {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  let lastId: string | null = null;
  return {
    count: (page: readonly FileRow[]): void => {
      rows += page.length;
      lastId = page.at(-1)?.id ?? lastId;
    },
    take: (text: string): string => {
      hash.update(text, 'utf8');
      return text;
    },
    close: (): FileEnd => ({ count: rows, lastId, sha256: hash.digest('hex') }),
  };
}

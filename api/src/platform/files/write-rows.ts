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
  readonly language: Language;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly FileRow[]>;
  /** The last line of a spreadsheet, in words. */
  readonly endLine: (end: FileEnd) => readonly SheetCell[];
}

export const ROW_FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  ndjson: { contentType: 'application/x-ndjson', write: writeNdjson },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
} as const;

export type RowFormat = keyof typeof ROW_FORMATS;

async function* writeCsv({ language, columns, rows, endLine }: RowFile): AsyncIterable<string> {
  const end = startEnd();
  yield end.take(CSV_MARK + csvLine(columns, language));
  for await (const page of rows) {
    end.count(page);
    yield end.take(page.map(({ cells }) => csvLine(cells, language)).join(''));
  }
  yield csvLine(endLine(end.close()), language);
}

async function* writeNdjson({ rows }: RowFile): AsyncIterable<string> {
  const end = startEnd();
  for await (const page of rows) {
    end.count(page);
    yield end.take(linesOf(page));
  }
  yield `${JSON.stringify({ end: end.close() })}\n`;
}

function writeWorkbook({ count, columns, rows, endLine }: RowFile): AsyncIterable<Buffer> {
  const cellsWithEnd = async function* () {
    const end = startEnd();
    for await (const page of rows) {
      end.count(page);
      end.take(linesOf(page));
      yield page.map(({ cells }) => cells);
    }
    yield [endLine(end.close())];
  };
  return writeXlsx({ columns, rowCount: count + 1, rows: cellsWithEnd() });
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

import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { FileRow } from './write-rows.ts';

/** After how many pages it is asked again whether the caller may read. */
const PAGES_PER_CHECK = 20;

/** A few milliseconds of work, for the reader of the file as well. */
const WRITTEN_TOGETHER = 20;

/** Source of the rows of a file, read page by page along a key; two pages are in memory at once. */
export interface PagedRows<Row, Key> {
  /** Rows of a page. */
  readonly size: number;
  /** The rows behind a key, or the first ones. */
  readonly read: (after: Key | null) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => Key;
  readonly rowOf: (row: Row) => FileRow;
  /** Rejects once the caller may read no more: a long export outlives sessions. It learns how many rows were read. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** The rows of a file, some at a time: tills are answered in between. The next page is on its way while one is written. */
export async function* readPages<Row, Key>(paged: PagedRows<Row, Key>): AsyncIterable<readonly FileRow[]> {
  const { rowOf, mayGoOn } = paged;
  let done = 0;
  let next: Promise<readonly Row[]> | null = paged.read(null);
  for (let page = 0; next; page += 1) {
    if (page > 0 && page % PAGES_PER_CHECK === 0) await mayGoOn(done);
    const rows: readonly Row[] = await next;
    next = readBehind(paged, rows);
    for (let at = 0; at < rows.length; at += WRITTEN_TOGETHER) {
      if (at > 0) await letOthersGo();
      yield rows.slice(at, at + WRITTEN_TOGETHER).map(rowOf);
    }
    done += rows.length;
  }
}

/** Begins to read what follows a page; null behind the last one. */
function readBehind<Row, Key>(
  { size, read, keyOf }: PagedRows<Row, Key>,
  rows: readonly Row[],
): Promise<readonly Row[]> | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < size) return null;
  const next = read(keyOf(last));
  // the one who takes the next page learns of it; a reader who left takes none
  next.catch(() => {});
  return next;
}

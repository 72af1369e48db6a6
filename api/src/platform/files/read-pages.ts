import type { FileRow } from './write-rows.ts';

/** After how many pages it is asked again whether the caller may read. */
const PAGES_PER_CHECK = 20;

/** How the rows of a file are read, page by page along a key; two pages are in memory at once. */
export interface PagedRows<Row, Key> {
  /** How many rows a page has. */
  readonly size: number;
  /** The rows behind a key, or the first ones. */
  readonly read: (after: Key | null) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => Key;
  readonly rowOf: (row: Row) => FileRow;
  /** Rejects once the caller may read no more: a long export outlives sessions. It learns how many rows were read. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** The pages of a file; the next one is on its way while one is written. */
export async function* readPages<Row, Key>(paged: PagedRows<Row, Key>): AsyncIterable<readonly FileRow[]> {
  const { rowOf, mayGoOn } = paged;
  let done = 0;
  let next: Promise<readonly Row[]> | null = paged.read(null);
  for (let page = 0; next; page += 1) {
    if (page > 0 && page % PAGES_PER_CHECK === 0) await mayGoOn(done);
    const rows: readonly Row[] = await next;
    next = readBehind(paged, rows);
    if (rows.length > 0) yield rows.map(rowOf);
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

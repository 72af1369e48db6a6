import type { FileRow } from './write-rows.ts';

/** After how many pages it is asked again whether the caller may read. */
const PAGES_PER_CHECK = 20;

/** How the rows of a file are read, page by page along a key. */
export interface PagedRows<Row, Key> {
  /** How many rows are in memory at once. */
  readonly size: number;
  /** The rows behind a key, or the first ones. */
  readonly read: (after: Key | null) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => Key;
  readonly rowOf: (row: Row) => FileRow;
  /** Rejects once the caller may read no more: a long export outlives sessions. It learns how many rows were read. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/** The pages of a file, each read when the one before has been taken. */
export async function* readPages<Row, Key>(paged: PagedRows<Row, Key>): AsyncIterable<readonly FileRow[]> {
  const { size, read, keyOf, rowOf, mayGoOn } = paged;
  let after: Key | null = null;
  let done = 0;
  for (let page = 0; ; page += 1) {
    if (page > 0 && page % PAGES_PER_CHECK === 0) await mayGoOn(done);
    const rows: readonly Row[] = await read(after);
    if (rows.length > 0) yield rows.map(rowOf);
    done += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = keyOf(last);
  }
}

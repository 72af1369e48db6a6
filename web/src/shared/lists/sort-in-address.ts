import type { Sort } from '../../ui/table-column.ts';

/** An order by one of the columns that a list may be ordered by. */
interface SortBy<Key extends string> extends Sort {
  readonly key: Key;
}

/** The order that an address says, `-city` for descending; null when it says none, or names a column that orders nothing. */
export function readSort<Key extends string>(text: string | undefined, columns: readonly Key[]): SortBy<Key> | null {
  const key = columns.find((known) => text === known || text === `-${known}`);
  return key === undefined ? null : { key, isDescending: text !== key };
}

/** The same as an address and a call say it. */
export const writeSort = <Key extends string>({ key, isDescending }: SortBy<Key>): Key | `-${Key}` =>
  isDescending ? `-${key}` : key;

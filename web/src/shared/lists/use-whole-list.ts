import type { More } from '../../ui/more-rows.tsx';
import { sortRows } from '../../ui/sort-rows.ts';
import type { Column, Sort } from '../../ui/table-column.ts';
import { readSort, writeSort } from './sort-in-address.ts';
import { useAddress } from './use-address.ts';

/** More rows than these are slow to draw, and no one reads them: the search is for that. */
const PORTION = 100;

interface WholeList<Row> {
  readonly rows: readonly Row[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly more: More;
}

/** The rows of a list that is there as a whole: in the order and as many as the address says. */
export function useWholeList<Row>(all: readonly Row[], columns: readonly Column<Row>[]): WholeList<Row> {
  const { search, change } = useAddress();
  const sort = readSort(
    search.sort,
    columns.map(({ key }) => key),
  );
  const page = Number(search.page ?? '1');
  const sorted = sort ? sortRows(all, columns, sort) : all;
  return {
    rows: sorted.slice(0, page * PORTION),
    sort,
    onSort: (chosen) => change({ sort: writeSort(chosen) }),
    more: {
      hasMore: all.length > page * PORTION,
      count: all.length,
      onMore: () => change({ page: String(page + 1) }),
    },
  };
}

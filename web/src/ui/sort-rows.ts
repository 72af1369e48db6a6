import type { Column, Sort, SortValue } from './table-column.ts';

/** The rows in the order of a column; as they are when no column of that name orders them. Equal rows keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { key, isDescending }: Sort,
): readonly Row[] {
  const sortBy = columns.find((column) => column.key === key)?.sortBy;
  if (!sortBy) return rows;
  const compare = compareIn(isDescending ? -1 : 1);
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((one, other) => compare(one.value, other.value))
    .map(({ row }) => row);
}

let alphabet: Intl.Collator | undefined;

/** Made when something is first sorted: on a telephone it takes as long as a frame, and most screens sort nothing. */
const getAlphabet = (): Intl.Collator =>
  (alphabet ??= new Intl.Collator(['fr-CA', 'en-CA'], { numeric: true, sensitivity: 'base' }));

const compareIn =
  (direction: 1 | -1) =>
  (one: SortValue, other: SortValue): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : getAlphabet().compare(String(one), String(other));
    return direction * order;
  };

/** The order after a click on a header: ascending first, then descending. */
export const nextSort = (key: string, current: Sort | null): Sort => ({
  key,
  isDescending: current?.key === key && !current.isDescending,
});

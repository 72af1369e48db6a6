import { expect, it } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';
import type { Column } from './table-column.ts';

interface Shop {
  readonly name: string | null;
  readonly bills: number;
}

const shop = (name: string | null, bills = 0): Shop => ({ name, bills });
const COLUMNS: Column<Shop>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'bills', header: 'Bills', cell: ({ bills }) => bills, sortBy: ({ bills }) => bills },
  { key: 'plain', header: 'Plain', cell: () => null },
];
const names = (rows: readonly Shop[], key: string, isDescending = false): (string | null)[] =>
  sortRows(rows, COLUMNS, { key, isDescending }).map(({ name }) => name);

it.each([
  ['text as readers do, whatever its accents and case', ['épicerie', 'Zinc', 'Eau'], ['Eau', 'épicerie', 'Zinc']],
  ['numbers within text by size', ['Café 10', 'Café 9'], ['Café 9', 'Café 10']],
  ['what has no value last', [null, 'b', 'a'], ['a', 'b', null]],
])('orders %s', (_, given, expected) => {
  expect(
    names(
      given.map((name) => shop(name)),
      'name',
    ),
  ).toEqual(expected);
});

it('orders figures by size, in both directions', () => {
  const shops = [shop('nine', 9), shop('ten', 10), shop('one', 1)];
  expect(names(shops, 'bills')).toEqual(['one', 'nine', 'ten']);
  expect(names(shops, 'bills', true)).toEqual(['ten', 'nine', 'one']);
});

it('keeps what has no value last when descending', () => {
  expect(names([shop(null), shop('a'), shop('b')], 'name', true)).toEqual(['b', 'a', null]);
});

it('keeps the places of equal rows', () => {
  expect(names([shop('second', 1), shop('first', 1)], 'bills', true)).toEqual(['second', 'first']);
});

it.each(['plain', 'nonsense'])('leaves the rows as they are by a column that orders nothing: %s', (key) => {
  expect(names([shop('b'), shop('a')], key)).toEqual(['b', 'a']);
});

it('turns around at the second click on the same header', () => {
  const first = nextSort('name', null);
  const second = nextSort('name', first);
  expect([first.isDescending, second.isDescending, nextSort('name', second).isDescending]).toEqual([
    false,
    true,
    false,
  ]);
  expect(nextSort('bills', first)).toEqual({ key: 'bills', isDescending: false });
});

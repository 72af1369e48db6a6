import { expect, it } from 'vitest';
import { readSort, writeSort } from './sort-in-address.ts';

const COLUMNS = ['name', 'city'] as const;

it.each(['name', '-name', 'city', '-city'])('reads the order %s as it writes it', (text) => {
  const sort = readSort(text, COLUMNS);
  expect(sort && writeSort(sort)).toBe(text);
});

it.each([undefined, '', '-', '--name', 'Name', 'na-me', 'phone'])('finds no order in %s', (text) => {
  expect(readSort(text, COLUMNS)).toBeNull();
});

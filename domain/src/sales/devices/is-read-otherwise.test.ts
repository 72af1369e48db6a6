import { expect, it } from 'vitest';
import { isReadOtherwise } from './is-read-otherwise.ts';

it.each(['2024', '0007', '1E10', '12E3', 'MARS', 'SEPT', '3SEP', 'DEC1', 'JANV'])(
  'a spreadsheet takes %s for another thing',
  (prefix) => {
    expect(isReadOtherwise(prefix)).toBe(true);
  },
);

it.each(['7K2Q', 'E123', '12E', '1EE1', 'A001', 'MRS1', 'ZZZZ'])('a spreadsheet takes %s for a text', (prefix) => {
  expect(isReadOtherwise(prefix)).toBe(false);
});

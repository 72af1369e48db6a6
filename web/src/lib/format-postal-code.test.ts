import { expect, it } from 'vitest';
import { formatPostalCode } from './format-postal-code.ts';

it.each([
  ['G1K3Z4', 'G1K 3Z4'],
  ['G1K 3Z4', 'G1K 3Z4'],
  ['10001', '10001'],
  [null, null],
])('a postal code is written in two parts: %s', (code, written) => {
  expect(formatPostalCode(code)).toBe(written);
});

import { expect, it } from 'vitest';
import { formatPostalCode, formatTaxNumber } from './format-file-numbers.ts';

it('writes a postal code in two halves', () => {
  expect(formatPostalCode('G1K3Z4')).toBe('G1K 3Z4');
  expect(formatPostalCode('G1K 3Z4')).toBe('G1K 3Z4');
  expect(formatPostalCode('G1K')).toBe('G1K');
});

it('writes a tax number as it stands on a receipt', () => {
  expect(formatTaxNumber('4071234567TQ0001')).toBe('4071234567 TQ 0001');
  expect(formatTaxNumber('812345676RT0001')).toBe('812345676 RT 0001');
  expect(formatTaxNumber('81234')).toBe('81234');
});

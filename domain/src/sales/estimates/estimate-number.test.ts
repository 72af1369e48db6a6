import { expect, it } from 'vitest';
import { estimateNumber } from './estimate-number.ts';

it('is of the year in which it was made where the merchant is', () => {
  const createdAt = new Date('2027-01-01T04:30:00Z');
  expect(estimateNumber(18, { createdAt, zone: 'America/Montreal' })).toBe('E-2026-0018');
  expect(estimateNumber(12_345, { createdAt, zone: 'America/Halifax' })).toBe('E-2027-12345');
});

import { cents } from '@comptoir/domain/base/amounts/cents';
import { expect, it } from 'vitest';
import { plainSpaces } from '../../test/plain-spaces.ts';
import { formatAge, formatAmount, formatTime } from './format.ts';

it('an amount is written as in Québec, in either language', () => {
  expect(plainSpaces(formatAmount(cents(123_456), 'fr'))).toBe('1 234,56 $');
  expect(formatAmount(cents(123_456), 'en')).toBe('$1,234.56');
});

const [MINUTE, HOUR] = [60_000, 3_600_000];

it.each([
  [-MINUTE, '0 min'],
  [MINUTE - 1, '0 min'],
  [59 * MINUTE, '59 min'],
  [HOUR, '1 h 0 min'],
  [3 * HOUR + 12 * MINUTE, '3 h 12 min'],
  [24 * HOUR - 1, '23 h 59 min'],
  [24 * HOUR, '1 j 0 h'],
  [51 * HOUR + 59 * MINUTE, '2 j 3 h'],
])('an age of %i ms is written as %s', (milliseconds, written) => {
  expect(formatAge(milliseconds, 'fr')).toBe(written);
  expect(formatAge(milliseconds, 'en')).toBe(written.replace(' j ', ' d '));
});

it('a time is that of the place', () => {
  expect(formatTime('2026-01-15T17:05:09Z', 'America/Montreal')).toBe('2026-01-15 12:05');
  expect(formatTime('2026-07-15T17:05:09Z', 'America/Halifax')).toBe('2026-07-15 14:05');
});

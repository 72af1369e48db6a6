import { expect, it } from 'vitest';
import { minutesAhead } from './clock-drift.ts';

const now = new Date('2026-06-01T12:00:00Z');

it.each([
  ['2026-05-01T12:00:00.000Z', 0],
  ['2026-06-01T12:00:00.000Z', 0],
  ['2026-06-01T12:05:00.000Z', 0],
  ['2026-06-01T12:05:00.001Z', 6],
  ['2026-06-03T12:00:00.000Z', 2880],
])('a bill dated %s is %i minutes ahead of noon', (at, minutes) => {
  expect(minutesAhead(new Date(at), now)).toBe(minutes);
});

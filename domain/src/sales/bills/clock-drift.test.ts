import { expect, it } from 'vitest';
import { clockStanding, minutesAhead } from './clock-drift.ts';

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

it.each([
  ['2026-06-01T12:02:00.000Z', 'right'],
  ['2026-06-01T12:02:00.001Z', 'apart'],
  ['2026-06-01T12:05:00.000Z', 'apart'],
  ['2026-06-01T12:05:00.001Z', 'far-apart'],
])('%s is %s beside noon, whichever of the two is ahead', (at, standing) => {
  expect(clockStanding(new Date(at), now)).toBe(standing);
  expect(clockStanding(now, new Date(at))).toBe(standing);
});

import { expect, it } from 'vitest';
import { boundsOfQuebecDay, quebecDayOf } from './quebec-day.ts';

it.each([
  ['an ordinary winter day', '2026-01-15', '2026-01-15T05:00:00.000Z', '2026-01-16T05:00:00.000Z'],
  ['an ordinary summer day', '2026-07-15', '2026-07-15T04:00:00.000Z', '2026-07-16T04:00:00.000Z'],
  ['the short day of spring', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['the long day of autumn', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('knows where %s begins and ends', (_, day, start, end) => {
  expect(boundsOfQuebecDay(day)).toEqual({ start: new Date(start), end: new Date(end) });
});

it.each([
  ['2026-05-20T03:59:59.999Z', '2026-05-19'],
  ['2026-05-20T04:00:00.000Z', '2026-05-20'],
  ['2026-12-31T23:30:00.000Z', '2026-12-31'],
])('at %s it is %s', (instant, day) => {
  expect(quebecDayOf(new Date(instant))).toBe(day);
});

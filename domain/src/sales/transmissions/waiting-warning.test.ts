import { expect, it } from 'vitest';
import { dueWarnings } from './waiting-warning.ts';

it.each([
  ['2026-06-02T11:59:59Z', []],
  ['2026-06-02T12:00:00Z', [24]],
  ['2026-06-03T05:59:59Z', [24]],
  ['2026-06-03T06:00:00Z', [24, 42]],
  ['2026-06-09T12:00:00Z', [24, 42]],
])('of a bill made on June 1st at noon, at %s the warnings %j are due', (now, due) => {
  expect(dueWarnings(new Date('2026-06-01T12:00:00Z'), new Date(now))).toEqual(due);
});

import { expect, it } from 'vitest';
import { nextAttemptAt } from './retry-schedule.ts';

const now = new Date('2026-06-01T12:00:00Z');

it.each([
  [0, 1000],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 15_000],
  [5000, 15_000],
])('after %i failures waits %i ms', (failures, delay) => {
  expect(nextAttemptAt(failures, now).getTime() - now.getTime()).toBe(delay);
});

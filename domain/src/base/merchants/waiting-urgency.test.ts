import { expect, it } from 'vitest';
import { waitingUrgency } from './waiting-urgency.ts';

const signedAt = new Date('2026-06-01T12:00:00Z');

it.each([
  ['2026-06-01T12:00:01Z', 'calm'],
  ['2026-06-02T11:59:59Z', 'calm'],
  ['2026-06-02T12:00:00Z', 'warning'],
  ['2026-06-03T06:00:00Z', 'urgent'],
  ['2026-06-03T12:00:00Z', 'late'],
])('at %s a bill from noon the day before the first is %s', (now, urgency) => {
  expect(waitingUrgency(signedAt, new Date(now))).toBe(urgency);
});

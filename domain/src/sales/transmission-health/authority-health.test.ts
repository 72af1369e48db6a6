import { expect, it } from 'vitest';
import { endpointState } from './authority-health.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

it.each([
  [null, null, 'quiet'],
  [hoursAgo(25), hoursAgo(30), 'quiet'],
  [hoursAgo(1), null, 'responding'],
  [hoursAgo(1), hoursAgo(2), 'responding'],
  [hoursAgo(2), hoursAgo(1), 'failing'],
  [null, hoursAgo(1), 'failing'],
  [hoursAgo(24), null, 'responding'],
])('answered at %s and failed at %s it is %s', (answeredAt, failedAt, expected) => {
  expect(endpointState({ answeredAt, failedAt }, NOW)).toBe(expected);
});

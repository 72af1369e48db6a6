import { expect, it } from 'vitest';
import { attentionOf, LOOKS, partOf } from './attention.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const well = { active: true, subscriptionCompleted: true, devicesInTrouble: 0, oldestWaitingAt: null };

it('leaves a merchant alone with whom all is well', () => {
  expect(attentionOf(well, NOW)).toBe(0);
});

it('puts what the law limits first, then certificates, then registration', () => {
  const ranks = [
    { ...well, oldestWaitingAt: hoursAgo(49) },
    { ...well, oldestWaitingAt: hoursAgo(43) },
    { ...well, oldestWaitingAt: hoursAgo(25) },
    { ...well, devicesInTrouble: 1, oldestWaitingAt: hoursAgo(1) },
    { ...well, oldestWaitingAt: hoursAgo(1) },
    { ...well, subscriptionCompleted: false },
    well,
  ].map((standing) => attentionOf(standing, NOW));
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
});

it('lets the certificates of a paused merchant rest, not its bills', () => {
  const paused = { ...well, active: false, devicesInTrouble: 2, subscriptionCompleted: false };
  expect(attentionOf(paused, NOW)).toBe(0);
  expect(attentionOf({ ...paused, oldestWaitingAt: hoursAgo(30) }, NOW)).toBeGreaterThan(0);
});

it('counts what waits of every merchant, and certificates of those that are not paused', () => {
  const standing = { active: true, waiting: 3, devicesInTrouble: 2 };
  expect(LOOKS.map((look) => partOf(standing, look))).toEqual([3, 2]);
  expect(LOOKS.map((look) => partOf({ ...standing, active: false }, look))).toEqual([3, 0]);
});

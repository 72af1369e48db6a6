import { expect, it } from 'vitest';
import { attentionBounds, attentionOf, hasToRegister } from './attention.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const well = {
  active: true,
  subscriptionCompleted: true,
  isStuck: false,
  refused: 0,
  devicesInTrouble: 0,
  owedCents: 0,
  oldestWaitingAt: null,
};

it('leaves a merchant alone with whom all is well', () => {
  expect(attentionOf(well, NOW)).toBe(0);
});

it('puts what the law limits first, then what was refused, then certificates, then money, then registration', () => {
  const ranks = [
    { ...well, oldestWaitingAt: hoursAgo(49) },
    { ...well, oldestWaitingAt: hoursAgo(43) },
    { ...well, oldestWaitingAt: hoursAgo(25), refused: 2 },
    { ...well, refused: 1, devicesInTrouble: 1 },
    { ...well, devicesInTrouble: 1, oldestWaitingAt: hoursAgo(1) },
    { ...well, owedCents: 5634, oldestWaitingAt: hoursAgo(1) },
    { ...well, oldestWaitingAt: hoursAgo(1) },
    { ...well, subscriptionCompleted: false },
    well,
  ].map((standing) => attentionOf(standing, NOW));
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
});

it('lets the certificates of a paused merchant rest, not its bills nor what it owes', () => {
  const paused = { ...well, active: false, devicesInTrouble: 2, subscriptionCompleted: false };
  expect(attentionOf(paused, NOW)).toBe(0);
  expect(attentionOf({ ...paused, oldestWaitingAt: hoursAgo(30) }, NOW)).toBeGreaterThan(0);
  expect(attentionOf({ ...paused, refused: 1 }, NOW)).toBeGreaterThan(0);
  expect(attentionOf({ ...paused, owedCents: 1 }, NOW)).toBeGreaterThan(0);
});

it.each([
  [{ active: true, subscriptionCompleted: false, isStuck: false }, true],
  [{ active: false, subscriptionCompleted: false, isStuck: false }, false],
  [{ active: false, subscriptionCompleted: false, isStuck: true }, true],
  [{ active: true, subscriptionCompleted: true, isStuck: true }, false],
])('looks at a registration that is active or stuck: %o', (merchant, expected) => {
  expect(hasToRegister(merchant)).toBe(expected);
});

it('says by which instants the database counts the same', () => {
  expect(attentionBounds(NOW)).toEqual({
    now: NOW,
    warning: hoursAgo(24),
    urgent: hoursAgo(42),
    late: hoursAgo(48),
    refusedSince: hoursAgo(7 * 24),
    stuckSince: hoursAgo(7 * 24),
    endsBy: hoursAgo(-90 * 24),
  });
});

import { describe, expect, it } from 'vitest';
import { isLargeExport, isUnderWay, keptUntil, timeLeft } from './export-state.ts';

const AT = new Date('2026-06-01T12:00:00Z');
const later = (seconds: number): Date => new Date(AT.getTime() + seconds * 1000);

describe('an export', () => {
  it('is made by a job from 200,001 rows on', () => {
    expect([200_000, 200_001].map(isLargeExport)).toEqual([false, true]);
  });

  it('is kept for 48 hours', () => {
    expect(keptUntil(AT)).toEqual(new Date('2026-06-03T12:00:00Z'));
  });

  it.each([
    ['waiting', true],
    ['writing', true],
    ['ready', false],
    ['failed', false],
    ['cancelled', false],
  ] as const)('that is %s is under way: %s', (state, expected) => {
    expect(isUnderWay(state)).toBe(expected);
  });

  it('takes as long for the rest as it took for what is done', () => {
    expect(timeLeft({ startedAt: AT, rows: 1000, rowsDone: 250 }, later(10))).toBe(30_000);
    expect(timeLeft({ startedAt: AT, rows: 1000, rowsDone: 1000 }, later(10))).toBe(0);
  });

  it.each([
    { startedAt: null, rows: 1000, rowsDone: 250 },
    { startedAt: AT, rows: null, rowsDone: 250 },
    { startedAt: AT, rows: 1000, rowsDone: 0 },
  ])('says nothing of the rest before anything is known: %j', (progress) => {
    expect(timeLeft(progress, later(10))).toBeNull();
  });
});

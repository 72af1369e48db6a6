import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAttempt, triesLeft, waitBeforeAttempt, type CountedAttempts, type Throttle } from './sign-in-delay.ts';

const start = new Date('2026-11-21T12:00:00Z');
const later = (ms: number, from = start) => new Date(from.getTime() + ms);

/** Tries made as soon as each may be, and how long each of them had to wait. */
function waitsOf(throttle: Throttle, tries: number): number[] {
  let counted: CountedAttempts | null = null;
  let now = start;
  return Array.from({ length: tries }, () => {
    const wait = counted ? waitBeforeAttempt(throttle, counted, now) : 0;
    now = later(wait, now);
    counted = countAttempt(throttle, counted, now);
    return wait;
  });
}

describe('waitBeforeTry', () => {
  it('leaves five tries at one account from one address, then doubles from a second to fifteen minutes', () => {
    expect(waitsOf('account-at-address', 9)).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000, 8000]);
    expect(waitsOf('account-at-address', 40).at(-1)).toBe(900_000);
  });

  it('leaves fifty to an address, then a minute at most', () => {
    const waits = waitsOf('address', 80);
    expect(waits.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(waits.at(-1)).toBe(60_000);
  });

  it('never makes the owner of an account that many addresses guess at wait longer than five seconds', () => {
    const waits = waitsOf('account', 200);
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(0));
    expect(Math.max(...waits)).toBe(5000);
  });

  it('leaves fifty links that lead nowhere to an address, then a minute at most', () => {
    const waits = waitsOf('link', 70);
    expect(waits.slice(49, 52)).toEqual([0, 1000, 2000]);
    expect(waits.at(-1)).toBe(60_000);
  });

  it('leaves ten to the second step', () => {
    const waits = waitsOf('second-factor', 12);
    expect(waits.slice(9)).toEqual([0, 1000, 2000]);
  });

  it('is over once it has been waited for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 1_000_000 }), (tries, passed) => {
        const counted = { tries, lastAt: start };
        const wait = waitBeforeAttempt('account-at-address', counted, later(passed));
        expect(waitBeforeAttempt('account-at-address', counted, later(passed + wait))).toBe(0);
      }),
    );
  });

  it('does not wait for a clock that went back', () => {
    expect(triesLeft({ tries: 4, lastAt: later(5000) }, start)).toBe(4);
  });
});

describe('what was counted', () => {
  it('fades: half in six hours, all but nothing in a day', () => {
    const counted = { tries: 16, lastAt: start };
    expect(triesLeft(counted, later(6 * 3_600_000))).toBe(8);
    expect(triesLeft(counted, later(24 * 3_600_000))).toBe(1);
  });

  it('is no more than makes the longest wait', () => {
    let counted: CountedAttempts | null = null;
    for (let tries = 0; tries < 1000; tries += 1) counted = countAttempt('account-at-address', counted, start);
    expect(counted?.tries).toBe(16);
    expect(waitBeforeAttempt('account-at-address', counted ?? { tries: 0, lastAt: start }, later(86_400_000))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { outagesOf, type LaneEvent } from './outages-of.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 1, hour));
const down = (hour: number, deviceId = 'a'): LaneEvent => ({ deviceId, at: at(hour), isReachable: false });
const up = (hour: number, deviceId = 'a'): LaneEvent => ({ deviceId, at: at(hour), isReachable: true });
const DAY = { start: at(4), end: at(20) };
const hours = (...events: LaneEvent[]) =>
  outagesOf(events, DAY).map(({ from, to }) => [from.getUTCHours(), to.getUTCHours()]);

describe('outages', () => {
  it('go from the first failure to the first answer', () => {
    expect(hours(down(6), up(7), down(9), up(12))).toEqual([
      [6, 7],
      [9, 12],
    ]);
  });

  it('of several devices are one while they overlap', () => {
    expect(hours(down(6, 'a'), down(7, 'b'), up(8, 'a'), up(9, 'b'), down(10, 'b'), up(11, 'b'))).toEqual([
      [6, 9],
      [10, 11],
    ]);
  });

  it('are cut at both ends of the period', () => {
    expect(hours(down(1), up(6))).toEqual([[4, 6]]);
    expect(hours(down(18))).toEqual([[18, 20]]);
    expect(hours(down(1))).toEqual([[4, 20]]);
    expect(hours(down(18), up(23))).toEqual([[18, 20]]);
  });

  it('that were over before the period are none of it', () => {
    expect(hours(down(1), up(2))).toEqual([]);
    expect(hours(up(2))).toEqual([]);
    expect(hours()).toEqual([]);
  });

  it('are not longer for a failure that is logged twice, nor is there one for an answer alone', () => {
    expect(hours(down(6), down(7), up(8), up(9))).toEqual([[6, 8]]);
  });
});

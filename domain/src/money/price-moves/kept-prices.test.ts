import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/calendar/calendar-day.ts';
import { beginRun, catchUp, coveredUntil } from '../subscriptions/subscription-state.ts';
import { firstRenewalFrom, isMovedBy, pricesIdOn, type KeptPrices } from './kept-prices.ts';

const STAYS: KeptPrices = { pricesId: 'old', comingPricesId: null, comingOn: null };
const MOVES: KeptPrices = { pricesId: 'old', comingPricesId: 'new', comingOn: '2026-06-20' };

describe('the price of a period', () => {
  it.each([
    ['2026-06-19', 'old'],
    ['2026-06-20', 'new'],
    ['2026-07-19', 'new'],
  ])('that begins on %s is the %s one', (startsOn, prices) => {
    expect(pricesIdOn(MOVES, startsOn)).toBe(prices);
    expect(pricesIdOn(STAYS, startsOn)).toBe('old');
    expect(isMovedBy(MOVES, startsOn)).toBe(prices === 'new');
  });

  it('moves nothing when there is none', () => {
    expect(isMovedBy(STAYS, '2030-01-01')).toBe(false);
  });
});

describe('the first renewal from a day on', () => {
  it.each([
    ['2026-05-20', '2026-06-15'],
    ['2026-06-15', '2026-06-15'],
    ['2026-06-16', '2026-07-15'],
    ['2027-01-15', '2027-01-15'],
  ])('from %s on is on %s', (day, renewal) => {
    expect(firstRenewalFrom(beginRun('2026-05-15'), day)).toBe(renewal);
  });

  it('is on the last day of a month that is too short', () => {
    expect(firstRenewalFrom(beginRun('2026-01-31'), '2026-02-10')).toBe('2026-02-28');
  });

  it.each(['pausing', 'paused'] as const)('is not known of a subscription that is %s', (state) => {
    expect(firstRenewalFrom({ ...beginRun('2026-05-15'), state }, '2026-06-20')).toBeNull();
  });

  it('is the first period that midnight bills on the day or after it, whatever the run and the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 400 }), (begun, ahead) => {
        const subscription = beginRun(addDays('2026-01-01', begun));
        const day = addDays(subscription.anchor, ahead);
        const { periods } = catchUp(subscription, addDays(day, 40));
        const first = periods.find(({ startsOn }) => startsOn >= day && startsOn >= coveredUntil(subscription));
        expect(firstRenewalFrom(subscription, day)).toBe(first?.startsOn);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingPeriod, dueAt } from './billing-calendar.ts';
import { midnightOf } from '../../base/calendar/local-day.ts';

const HOUR = 3_600_000;
const days = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('billingPeriod', () => {
  it('keeps the day of the month, and the last day of months that are too short', () => {
    const starts = [0, 1, 2, 3, 12, 25].map((index) => billingPeriod('2027-01-31', index).startsOn);
    expect(starts).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2028-01-31', '2029-02-28']);
    expect(billingPeriod('2027-01-31', 13).startsOn).toBe('2028-02-29');
    expect(billingPeriod('2028-02-29', 12).startsOn).toBe('2029-02-28');
    expect(billingPeriod('2028-02-29', 48).startsOn).toBe('2032-02-29');
  });

  it('leaves no gap, no overlap and no empty period, from any day for years', () => {
    fc.assert(
      fc.property(days, (anchor) => {
        for (let index = 0; index < 40; index++) {
          const { startsOn, endsOn } = billingPeriod(anchor, index);
          expect(startsOn < endsOn).toBe(true);
          expect(billingPeriod(anchor, index + 1).startsOn).toBe(endsOn);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('dueAt', () => {
  const zone = 'America/Montreal';

  it('is the next local midnight for one made during the day', () => {
    const period = billingPeriod('2026-11-01', 0);
    const madeAt = new Date('2026-11-01T19:00:00Z');
    expect(dueAt({ madeAt, period, zone, isRenewal: false }).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });

  it.each([
    ['an hour before', -HOUR],
    ['at', 0],
    ['a moment after', 300],
    ['fifteen hours after', 15 * HOUR],
  ])('is the midnight itself for a renewal made %s it', (_when, later) => {
    const period = billingPeriod('2026-11-01', 1);
    const start = midnightOf('2026-12-01', zone);
    const madeAt = new Date(start.getTime() + later);
    expect(dueAt({ madeAt, period, zone, isRenewal: true })).toEqual(start);
  });

  it('is the midnight that has just been for a renewal made days late, after downtime', () => {
    const period = billingPeriod('2026-11-01', 1);
    const madeAt = new Date('2026-12-03T15:00:00Z');
    expect(dueAt({ madeAt, period, zone, isRenewal: true })).toEqual(midnightOf('2026-12-03', zone));
  });
});

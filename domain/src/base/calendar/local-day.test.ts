import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from '../merchants/merchant-information.ts';
import { addDays, dayAfter } from './calendar-day.ts';
import { dayIn, instantAt, midnightOf } from './local-day.ts';

const HOUR = 3_600_000;
const zones = fc.constantFrom(...TIME_ZONES);
const days = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dayIn, midnightOf and instantAt', () => {
  it('know the zones: midnight in Montréal is an hour after midnight in the Magdalen Islands', () => {
    expect(midnightOf('2026-07-01', 'America/Montreal').toISOString()).toBe('2026-07-01T04:00:00.000Z');
    expect(midnightOf('2026-07-01', 'America/Halifax').toISOString()).toBe('2026-07-01T03:00:00.000Z');
    expect(dayIn('America/Halifax', new Date('2026-07-01T03:30:00Z'))).toBe('2026-07-01');
    expect(dayIn('America/Montreal', new Date('2026-07-01T03:30:00Z'))).toBe('2026-06-30');
  });

  it('know the time on the wall, which begins an hour later where spring leaves it out', () => {
    expect(instantAt({ day: '2026-12-01', time: '17:30' }, 'America/Montreal').toISOString()).toBe(
      '2026-12-01T22:30:00.000Z',
    );
    expect(instantAt({ day: '2026-03-08', time: '02:30' }, 'America/Montreal').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-06-10', 24],
  ])('count the hours of %s: %i', (day, hours) => {
    for (const zone of TIME_ZONES) {
      const length = midnightOf(dayAfter(day), zone).getTime() - midnightOf(day, zone).getTime();
      expect(length).toBe(hours * HOUR);
    }
  });

  it('undo each other on every day in every zone', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const midnight = midnightOf(day, zone);
        expect(dayIn(zone, midnight)).toBe(day);
        expect(dayIn(zone, new Date(midnight.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

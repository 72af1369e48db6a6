import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { wallClock } from './wall-clock.ts';

describe('the clock on the wall', () => {
  it.each([
    ['America/Montreal', '2026-03-08T06:59:59Z', '2026-03-08 01:59:59', '-05:00'],
    ['America/Montreal', '2026-03-08T07:00:00Z', '2026-03-08 03:00:00', '-04:00'],
    ['America/Montreal', '2026-11-01T05:59:59Z', '2026-11-01 01:59:59', '-04:00'],
    ['America/Montreal', '2026-11-01T06:00:00Z', '2026-11-01 01:00:00', '-05:00'],
    ['America/Halifax', '2026-11-22T03:59:59Z', '2026-11-21 23:59:59', '-04:00'],
    ['America/Halifax', '2026-11-22T04:00:00Z', '2026-11-22 00:00:00', '-04:00'],
  ] as const)('of %s shows %s as %s', (zone, at, wallTime, offset) => {
    expect(wallClock(zone)(new Date(at))).toEqual({ wallTime, offset });
  });

  it('reads any moments in any order as the calendar does', () => {
    const zone = fc.constantFrom('America/Montreal' as const, 'America/Halifax' as const);
    const moments = fc.array(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    );
    fc.assert(
      fc.property(zone, moments, (place, dates) => {
        const read = wallClock(place);
        for (const date of dates) {
          const zoned = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(place);
          const wallTime = `${zoned.toPlainDate().toString()} ${zoned.toPlainTime().toString({ smallestUnit: 'second' })}`;
          expect(read(date)).toEqual({ wallTime, offset: zoned.offset });
        }
      }),
    );
  });
});

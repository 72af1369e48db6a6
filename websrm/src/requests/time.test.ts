import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromAuthorityTime, isStamp, quebecStamp, toAuthorityTime } from './time.ts';

describe('local time and mark', () => {
  it.each([
    ['2026-01-15T17:05:00Z', 'America/Montreal', '20260115120500', '-05:00N'],
    ['2026-07-01T16:00:00.999Z', 'America/Montreal', '20260701120000', '-05:00A'],
    ['2026-07-01T16:00:00Z', 'America/Halifax', '20260701130000', '-04:00A'],
    ['2026-12-31T23:30:00Z', 'America/Halifax', '20261231193000', '-04:00N'],
    ['2026-01-01T05:00:00Z', 'America/Montreal', '20260101000000', '-05:00N'],
  ] as const)('writes %s in %s as %s %s', (instant, zone, stamp, utc) => {
    expect(toAuthorityTime(new Date(instant), zone)).toEqual({ stamp, utc });
  });

  it('distinguishes the two passes of the hour that autumn repeats by the mark', () => {
    const first = toAuthorityTime(new Date('2026-11-01T05:30:00Z'), 'America/Montreal');
    const second = toAuthorityTime(new Date('2026-11-01T06:30:00Z'), 'America/Montreal');
    expect(first).toEqual({ stamp: '20261101013000', utc: '-05:00A' });
    expect(second).toEqual({ stamp: '20261101013000', utc: '-05:00N' });
    expect(
      fromAuthorityTime(second.stamp, second.utc).getTime() - fromAuthorityTime(first.stamp, first.utc).getTime(),
    ).toBe(3_600_000);
  });

  it('jumps over the hour that spring skips', () => {
    expect(toAuthorityTime(new Date('2026-03-08T06:59:59Z'), 'America/Montreal')).toEqual({
      stamp: '20260308015959',
      utc: '-05:00N',
    });
    expect(toAuthorityTime(new Date('2026-03-08T07:00:00Z'), 'America/Montreal')).toEqual({
      stamp: '20260308030000',
      utc: '-05:00A',
    });
  });

  it('comes back to the same second from any instant in both zones', () => {
    const seconds = fc.integer({ min: Date.UTC(2019, 0, 2) / 1000, max: Date.UTC(2099, 0, 1) / 1000 });
    const zones = fc.constantFrom('America/Montreal' as const, 'America/Halifax' as const);
    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const { stamp, utc } = toAuthorityTime(new Date(second * 1000), zone);
        expect(fromAuthorityTime(stamp, utc)).toEqual(new Date(second * 1000));
      }),
    );
  });

  it('refuses an invalid date and a year before 2019', () => {
    expect(() => toAuthorityTime(new Date(Number.NaN), 'America/Montreal')).toThrow(RangeError);
    expect(() => toAuthorityTime(new Date('2019-01-01T04:59:59Z'), 'America/Montreal')).toThrow(RangeError);
  });

  it.each([
    ['20260230120000', '-05:00N'],
    ['20260115120500', '-05:00'],
    ['20260115120500', '-03:00N'],
    ['20260115120500', '+05:00N'],
  ])('refuses to read %s %s', (stamp, utc) => {
    expect(() => fromAuthorityTime(stamp, utc)).toThrow(RangeError);
  });
});

describe('stamps', () => {
  it('gives Québec City time whatever the place', () => {
    expect(quebecStamp(new Date('2026-07-01T16:00:00Z'))).toBe('20260701120000');
  });

  it.each(['20260115120500', '20190101000000', '20240229235959'])('takes %s', (stamp) => {
    expect(isStamp(stamp)).toBe(true);
  });

  it.each([
    '20181231235959',
    '20250229000000',
    '20261301000000',
    '20260115240000',
    '20260115126000',
    '2026011512050',
    '2026-01-15',
    '',
  ])('refuses %j', (stamp) => {
    expect(isStamp(stamp)).toBe(false);
  });
});

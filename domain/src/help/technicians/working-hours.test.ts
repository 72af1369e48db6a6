import { describe, expect, it } from 'vitest';
import { checkWorkingHours, FULL_WEEK, type WorkingSpan } from './working-hours.ts';

const span = (weekday: number, from: string, until: string): WorkingSpan => ({ weekday, from, until });

describe('a technician’s week', () => {
  it('is as long as support’s at most, and may have breaks; it is put in the order of time', () => {
    expect(FULL_WEEK).toHaveLength(5);
    expect(checkWorkingHours(FULL_WEEK)).toEqual({ ok: true, value: FULL_WEEK });
    expect(checkWorkingHours([])).toEqual({ ok: true, value: [] });
    const given = [span(2, '08:00', '12:00'), span(1, '13:00', '16:30'), span(1, '08:30', '13:00')];
    expect(checkWorkingHours(given)).toEqual({ ok: true, value: [given[2], given[1], given[0]] });
  });

  it.each([
    ['before-start', [span(1, '12:00', '12:00')]],
    ['before-start', [span(1, '13:00', '12:00')]],
    ['outside-support-hours', [span(1, '07:59', '12:00')]],
    ['outside-support-hours', [span(1, '12:00', '16:31')]],
    ['overlaps', [span(1, '12:00', '15:00'), span(1, '08:00', '12:01')]],
    ['overlaps', [span(3, '08:00', '09:00'), span(3, '08:00', '09:00')]],
  ] as const)('is refused as %s: %j', (reason, hours) => {
    expect(checkWorkingHours(hours)).toEqual({ ok: false, reason });
  });
});

import { describe, expect, it } from 'vitest';
import { SUPPORT_HOURS } from '../../base/support-settings/support-hours.ts';
import { checkWorkingHours, FULL_WEEK, fullWeek, type WorkingSpan } from './working-hours.ts';

const span = (weekday: number, from: string, until: string): WorkingSpan => ({ weekday, from, until });
const usual = { bounds: SUPPORT_HOURS };

describe('a technician’s week', () => {
  it('is as long as support’s at most, and may have breaks; it is put in the order of time', () => {
    expect(FULL_WEEK).toHaveLength(5);
    expect(checkWorkingHours(FULL_WEEK, usual)).toEqual({ ok: true, value: FULL_WEEK });
    expect(checkWorkingHours([], usual)).toEqual({ ok: true, value: [] });
    const hours = [span(2, '08:00', '12:00'), span(1, '13:00', '16:30'), span(1, '08:30', '13:00')];
    expect(checkWorkingHours(hours, usual)).toEqual({ ok: true, value: [hours[2], hours[1], hours[0]] });
  });

  it('is held to the hours that support has, not to the usual ones', () => {
    const long = { opens: '06:00', closes: '21:00' };
    expect(fullWeek(long)[0]).toEqual(span(1, '06:00', '21:00'));
    expect(checkWorkingHours(fullWeek(long), { bounds: long })).toMatchObject({ ok: true });
    expect(checkWorkingHours([span(3, '05:59', '09:00')], { bounds: long })).toMatchObject({ ok: false });
    expect(checkWorkingHours(FULL_WEEK, { bounds: { opens: '09:00', closes: '16:30' } })).toEqual({
      ok: false,
      reason: 'outside-support-hours',
    });
  });

  it('keeps what it had when support’s hours have become shorter, and gets no more of it', () => {
    const limits = { bounds: { opens: '09:00', closes: '15:00' }, known: FULL_WEEK };
    expect(checkWorkingHours(FULL_WEEK.slice(1), limits)).toMatchObject({ ok: true });
    expect(checkWorkingHours([span(1, '09:00', '15:00'), ...FULL_WEEK.slice(1)], limits)).toMatchObject({ ok: true });
    for (const more of [span(1, '08:00', '16:00'), span(1, '08:30', '16:30'), span(2, '08:00', '12:00')])
      expect(checkWorkingHours([more], limits)).toEqual({ ok: false, reason: 'outside-support-hours' });
  });

  it.each([
    ['before-start', [span(1, '12:00', '12:00')]],
    ['before-start', [span(1, '13:00', '12:00')]],
    ['outside-support-hours', [span(1, '07:59', '12:00')]],
    ['outside-support-hours', [span(1, '12:00', '16:31')]],
    ['overlaps', [span(1, '12:00', '15:00'), span(1, '08:00', '12:01')]],
    ['overlaps', [span(3, '08:00', '09:00'), span(3, '08:00', '09:00')]],
  ] as const)('is refused as %s: %j', (reason, hours) => {
    expect(checkWorkingHours(hours, usual)).toEqual({ ok: false, reason });
  });
});

import { describe, expect, it } from 'vitest';
import { anAppointment } from '../../../../test/money.ts';
import { mondayOf, startingMonday, appointmentWeek } from './appointment-week.ts';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-27', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['on a working day', '2026-11-25T15:00:00Z', '2026-11-23'],
  ['early on Monday', '2026-11-23T09:00:00Z', '2026-11-23'],
  ['on Friday night', '2026-11-28T02:00:00Z', '2026-11-30'],
  ['on Sunday', '2026-11-22T15:00:00Z', '2026-11-23'],
])('the screen opens %s with the week in which someone can be visited', (_, now, monday) => {
  expect(startingMonday(new Date(now))).toBe(monday);
});

describe('a week', () => {
  const free = ['2026-11-24T13:00:00Z', '2026-11-24T20:00:00Z'].map((startsAt) => ({ startsAt }));
  const appointment = anAppointment({ startsAt: '2026-11-24T14:00:00.000Z' });

  it('has five days of eight hours, with what is free and what is booked by the clock of Québec', () => {
    const week = appointmentWeek('2026-11-23', { free, appointments: [appointment] });
    expect(week.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(week[1]?.slots.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(week[1]?.slots[0]).toEqual({ hour: 8, free: '2026-11-24T13:00:00Z', appointment: null });
    expect(week[1]?.slots[1]).toEqual({ hour: 9, free: null, appointment });
    expect(week[1]?.slots[7]?.free).toBe('2026-11-24T20:00:00Z');
    expect(week[0]?.slots.every(({ free: hour, appointment: booked }) => !hour && !booked)).toBe(true);
  });

  it('follows the clocks, and knows the days on which no one works', () => {
    const summer = appointmentWeek('2026-06-22', { free: [{ startsAt: '2026-06-23T12:00:00Z' }], appointments: [] });
    expect(summer[1]?.slots[0]?.free).toBe('2026-06-23T12:00:00Z');
    expect(summer.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true, true]);
  });
});

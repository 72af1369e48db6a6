import { USUAL_SUPPORT } from '@comptoir/domain/base/support-settings/support-hours';
import { describe, expect, it } from 'vitest';
import { id } from '../../../../test/factories.ts';
import { anAppointment } from '../../../../test/money.ts';
import { aTechnician } from '../../../../test/technicians.ts';
import { appointmentWeek, mondayOf, startingMonday } from './appointment-week.ts';

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
  expect(startingMonday(new Date(now), USUAL_SUPPORT)).toBe(monday);
});

describe('a week', () => {
  const free = ['2026-11-24T13:00:00Z', '2026-11-24T14:00:00Z', '2026-11-24T20:00:00Z'].map((startsAt) => ({
    startsAt,
  }));
  const appointment = anAppointment({ startsAt: '2026-11-24T14:00:00.000Z' });
  const calendar = USUAL_SUPPORT;
  const [luc, ana] = [aTechnician(), aTechnician({ id: id(91), name: 'Ana' })];

  it('has five days of eight hours, with what is free and what is booked by the clock of Québec', () => {
    const week = appointmentWeek('2026-11-23', { free, appointments: [appointment], technicians: [luc], calendar });
    expect(week.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(week[1]?.slots.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(week[1]?.slots[0]).toEqual({
      hour: 8,
      free: { startsAt: '2026-11-24T13:00:00Z', technicians: [luc] },
      appointments: [],
    });
    expect(week[1]?.slots[1]).toEqual({ hour: 9, free: null, appointments: [appointment] });
    expect(week[1]?.slots[7]?.free?.startsAt).toBe('2026-11-24T20:00:00Z');
    expect(week[0]?.slots.every((slot) => !slot.free && slot.appointments.length === 0)).toBe(true);
  });

  it('says who of several is free, without who is booked, away or not shown', () => {
    const absence = { id: id(1), fromOn: '2026-11-24', fromTime: '15:00', untilOn: '2026-11-24', untilTime: null };
    const away = aTechnician({ id: id(92), name: 'Zoé', absences: [{ ...absence, reason: '' }] });
    const parts = { free, appointments: [appointment], technicians: [ana, luc, away], calendar };
    const names = (at: number) =>
      appointmentWeek('2026-11-23', parts)[1]?.slots[at]?.free?.technicians.map(({ name }) => name);
    expect(names(0)).toEqual(['Ana', 'Luc Gagnon', 'Zoé']);
    expect(names(1)).toEqual(['Ana', 'Zoé']);
    expect(names(7)).toEqual(['Ana', 'Luc Gagnon']);
    const [, tuesday] = appointmentWeek('2026-11-23', { ...parts, technicians: [ana] });
    expect(tuesday?.slots[1]).toMatchObject({ free: { technicians: [ana] }, appointments: [] });
  });

  it.each([
    ['2026-03-02', '2026-03-06T13:00:00Z', 4],
    ['2026-03-09', '2026-03-09T12:00:00Z', 0],
    ['2026-10-26', '2026-10-30T12:00:00Z', 4],
    ['2026-11-02', '2026-11-02T13:00:00Z', 0],
  ])('of %s follows the clocks: %s is eight o’clock', (monday, startsAt, day) => {
    const week = appointmentWeek(monday, { free: [{ startsAt }], appointments: [], technicians: [luc], calendar });
    expect(week[day]?.slots[0]?.free?.startsAt).toBe(startsAt);
  });

  it('knows the days on which no one works', () => {
    const parts = { free: [], appointments: [], technicians: [luc] };
    const closed = { ...calendar, closedOn: ['2026-06-26'] };
    const summer = appointmentWeek('2026-06-22', { ...parts, calendar: closed });
    expect(summer.map(({ rest }) => rest)).toEqual([null, null, 'holiday', null, 'closing']);
  });

  it('shows the hours that support has, and a visit that is booked beyond them', () => {
    const short = { opens: '09:30', closes: '12:30', closedOn: [] };
    const late = anAppointment({ startsAt: '2026-11-24T20:00:00.000Z', toMove: true });
    const week = appointmentWeek('2026-11-23', { free, appointments: [late], technicians: [luc], calendar: short });
    expect(week[1]?.slots.map(({ hour }) => hour)).toEqual([10, 11, 15]);
    expect(week[1]?.slots[2]?.appointments).toEqual([late]);
    const long = { opens: '06:00', closes: '20:00', closedOn: [] };
    const evening = aTechnician({ hours: [{ weekday: 2, from: '17:00', until: '20:00' }] });
    const at = '2026-11-24T23:00:00Z';
    const parts = { free: [{ startsAt: at }], appointments: [], technicians: [evening], calendar: long };
    expect(appointmentWeek('2026-11-23', parts)[1]?.slots.find(({ hour }) => hour === 18)?.free?.startsAt).toBe(at);
  });

  // noon of the merchant on the islands is eleven in Québec, in summer as in winter
  it.each(['2026-03-06T16:00:00Z', '2026-03-09T15:00:00Z', '2026-10-30T15:00:00Z', '2026-11-02T16:00:00Z'])(
    'has a visit of %s at eleven, and its merchant on the islands at noon',
    (startsAt) => {
      const parts = { free: [], appointments: [anAppointment({ startsAt })], technicians: [luc], calendar };
      const week = appointmentWeek(mondayOf(startsAt.slice(0, 10)), parts);
      const slots = week.flatMap((day) => day.slots).filter(({ appointments }) => appointments.length > 0);
      expect(slots.map(({ hour }) => hour)).toEqual([11]);
      expect(new Date(startsAt).toLocaleTimeString('en-GB', { timeZone: 'America/Halifax' })).toBe('12:00:00');
    },
  );
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { appointmentAt, appointmentHours, listAppointmentHours } from '../appointments/appointment-hours.ts';
import { addDays, weekday } from '../../base/calendar/calendar-day.ts';
import { USUAL_SUPPORT } from '../../base/support-settings/support-hours.ts';
import { coversHour, isInOrder, type Absence } from './absence.ts';
import {
  canBeKept,
  chooseTechnician,
  freeHours,
  isAtWork,
  isUntaken,
  techniciansAtWork,
  type TechnicianPlan,
} from './free-technicians.ts';
import { wallHourOf } from './wall-hour.ts';
import { FULL_WEEK, fullWeek } from './working-hours.ts';

const plan = (fields: Partial<TechnicianPlan> = {}): TechnicianPlan => ({
  id: 'a',
  name: 'Ana',
  hours: FULL_WEEK,
  absences: [],
  taken: [],
  ...fields,
});
const days = (fromOn: string, untilOn: string, times: Partial<Absence> = {}): Absence => ({
  fromOn,
  fromTime: null,
  untilOn,
  untilTime: null,
  ...times,
});
const beginnings = (hours: ReturnType<typeof freeHours>): string[] => hours.map((hour) => wallHourOf(hour).from);

describe('an absence', () => {
  it('of whole days takes every hour of its first and its last day, and none of those beside them', () => {
    const absence = days('2026-06-02', '2026-06-03');
    const away = (day: string) => appointmentHours(day).filter((hour) => coversHour(absence, wallHourOf(hour))).length;
    expect(['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'].map(away)).toEqual([0, 8, 8, 0]);
  });

  it('of hours takes what it touches, and nothing that ends or begins with it', () => {
    const absence = days('2026-06-02', '2026-06-02', { fromTime: '10:00', untilTime: '11:30' });
    const left = freeHours(appointmentHours('2026-06-02'), [plan({ absences: [absence] })]);
    expect(beginnings(left)).toEqual(['08:00', '09:00', '12:00', '13:00', '14:00', '15:00']);
  });

  it('may begin in the middle of a day and end in that of another', () => {
    const absence = days('2026-06-01', '2026-06-02', { fromTime: '15:00', untilTime: '09:00' });
    const hours = ['2026-06-01', '2026-06-02'].flatMap((day) => appointmentHours(day));
    const left = freeHours(hours, [plan({ absences: [absence] })]);
    expect(left).toHaveLength(14);
    expect(beginnings(left)[6]).toBe('14:00');
    expect(beginnings(left)[7]).toBe('09:00');
  });

  it.each([
    ['2026-06-02', '2026-06-02', {}, true],
    ['2026-06-02', '2026-06-01', {}, false],
    ['2026-06-02', '2026-06-02', { fromTime: '10:00', untilTime: '10:00' }, false],
    ['2026-06-02', '2026-06-02', { untilTime: '00:00' }, false],
    ['2026-06-02', '2026-06-02', { fromTime: '23:59' }, true],
  ] as const)('from %s to %s (%j) is in order: %s', (from, until, times, expected) => {
    expect(isInOrder(days(from, until, times))).toBe(expected);
  });
});

describe('a technician at work', () => {
  it('has the whole hour within one stretch of the weekday', () => {
    const mornings = plan({ hours: [{ weekday: 2, from: '08:30', until: '12:00' }] });
    const tuesday = appointmentHours('2026-06-02');
    expect(beginnings(freeHours(tuesday, [mornings]))).toEqual(['09:00', '10:00', '11:00']);
    expect(freeHours(appointmentHours('2026-06-03'), [mornings])).toEqual([]);
    const split = plan({
      hours: [
        { weekday: 2, from: '08:00', until: '09:30' },
        { weekday: 2, from: '09:30', until: '11:00' },
      ],
    });
    expect(beginnings(freeHours(tuesday, [split]))).toEqual(['08:00', '10:00']);
  });

  // the hour from two to three is skipped on 8 March and comes twice on 1 November
  it.each([
    ['before the clocks go forward', '2026-03-06', '13'],
    ['after they did', '2026-03-09', '12'],
    ['before they go back', '2026-10-30', '12'],
    ['after they did', '2026-11-02', '13'],
  ])('comes at eight on the clock %s', (_when, day, utc) => {
    const [first] = freeHours(appointmentHours(day), [plan()]);
    expect(first?.startsAt.toISOString()).toBe(`${day}T${utc}:00:00.000Z`);
    const eight = days(day, day, { fromTime: '08:00', untilTime: '09:00' });
    expect(beginnings(freeHours(appointmentHours(day), [plan({ absences: [eight] })]))[0]).toBe('09:00');
  });

  it.each([
    [
      'the hour that is skipped',
      days('2026-03-07', '2026-03-08', { fromTime: '02:30', untilTime: '02:30' }),
      '2026-03-09',
    ],
    [
      'the hour that comes twice',
      days('2026-10-31', '2026-11-01', { fromTime: '01:30', untilTime: '01:30' }),
      '2026-11-02',
    ],
  ])('is back in time after an absence until %s', (_which, absence, monday) => {
    expect(isInOrder(absence)).toBe(true);
    expect(freeHours(appointmentHours(monday), [plan({ absences: [absence] })])).toHaveLength(8);
  });

  it('works the same eight hours on every working day of the year, whatever the clocks do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), (count) => {
        const hours = appointmentHours(addDays('2026-01-01', count));
        expect(freeHours(hours, [plan()])).toEqual(hours);
        expect(hours.length === 0 || beginnings(hours)[7] === '15:00').toBe(true);
      }),
    );
  });
});

describe('with the hours that an administrator set', () => {
  const calendar = { opens: '06:30', closes: '19:15', closedOn: ['2026-03-10', '2026-11-03'] };
  const early = plan({ hours: fullWeek(calendar) });
  const booker = { now: new Date('2026-02-01T15:00:00Z'), isAdministrator: true, calendar };
  const freeOn = (day: string, technician = early) =>
    freeHours(listAppointmentHours({ from: day, to: day }, booker), [technician]);

  // the weeks around both changes of the clocks; the islands are an hour ahead of Québec throughout
  it.each([
    ['2026-03-06', '2026-03-06T12:00:00.000Z', '08:00'],
    ['2026-03-09', '2026-03-09T11:00:00.000Z', '08:00'],
    ['2026-10-30', '2026-10-30T11:00:00.000Z', '08:00'],
    ['2026-11-02', '2026-11-02T12:00:00.000Z', '08:00'],
  ])('the first hour of %s is seven in Québec and eight on the islands', (day, startsAt, onIslands) => {
    const hours = freeOn(day);
    expect(hours).toHaveLength(12);
    expect(hours[0]?.startsAt.toISOString()).toBe(startsAt);
    expect(beginnings(hours)[0]).toBe('07:00');
    const islands = { timeZone: 'America/Halifax', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    expect(new Intl.DateTimeFormat('en-CA', islands).format(hours[0]?.startsAt)).toBe(onIslands);
  });

  it('a technician’s own week opens what lies within them, and no closing day', () => {
    const afternoons = plan({ hours: [{ weekday: 1, from: '15:30', until: '19:15' }, ...FULL_WEEK.slice(1)] });
    expect(beginnings(freeOn('2026-03-09', afternoons))).toEqual(['16:00', '17:00', '18:00']);
    for (const day of calendar.closedOn) expect(freeOn(day)).toEqual([]);
  });

  it('a technician who works longer than support is free when support works', () => {
    const all = plan({ hours: fullWeek({ opens: '00:00', closes: '23:59' }) });
    expect(freeHours(appointmentHours('2026-03-09'), [all])).toEqual(appointmentHours('2026-03-09'));
  });

  it('every free hour of a year is one at which someone works and support does, whatever the clocks do', () => {
    const someDay = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(someDay, (day) => {
        const hours = freeHours(appointmentHours(day, calendar), [early]);
        const isWeekday = weekday(day) !== 0 && weekday(day) !== 6;
        expect(isWeekday || hours.length === 0).toBe(true);
        for (const hour of hours) expect(canBeKept(hour, early, calendar)).toBe(true);
        expect(hours.length === 0 || beginnings(hours)[0] === '07:00').toBe(true);
      }),
    );
  });
});

describe('a visit that is booked', () => {
  const visit = appointmentAt(new Date('2026-06-02T19:00:00Z'));

  it.each([
    ['as long as nothing has changed', plan(), USUAL_SUPPORT, true],
    ['whose technician takes no more', null, USUAL_SUPPORT, false],
    ['whose technician is away', plan({ absences: [days('2026-06-02', '2026-06-02')] }), USUAL_SUPPORT, false],
    ['on what is a closing day since', plan(), { ...USUAL_SUPPORT, closedOn: ['2026-06-02'] }, false],
    ['on the day beside a closing day', plan(), { ...USUAL_SUPPORT, closedOn: ['2026-06-03'] }, true],
    ['after support’s hours have become shorter', plan(), { ...USUAL_SUPPORT, closes: '15:59' }, false],
    ['that ends as support closes', plan(), { ...USUAL_SUPPORT, closes: '16:00' }, true],
  ] as const)('can be kept, %s: %#', (_when, technician, calendar, expected) => {
    expect(canBeKept(visit, technician, calendar)).toBe(expected);
  });
});

describe('several technicians', () => {
  const hour = appointmentAt(new Date('2026-06-02T13:00:00Z'));
  const nine = new Date('2026-06-02T13:00:00Z');
  const ten = new Date('2026-06-02T14:00:00Z');

  it('leave an hour free as long as one of them is', () => {
    const [ana, bob] = [plan({ taken: [nine] }), plan({ id: 'b', taken: [nine, ten] })];
    expect(beginnings(freeHours(appointmentHours('2026-06-02'), [ana, bob]))).toEqual([
      '08:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(isUntaken(ana, hour)).toBe(false);
    expect(techniciansAtWork([ana, plan({ id: 'b', hours: [] })], hour)).toEqual([ana]);
    expect(isAtWork(bob, wallHourOf(hour))).toBe(true);
    expect(freeHours([hour], [])).toEqual([]);
  });

  it('are chosen by who was to come already, then by who has the least to do', () => {
    const [ana, bob, cem] = [plan({ taken: [ten] }), plan({ id: 'b' }), plan({ id: 'c' })];
    expect(chooseTechnician([ana, bob, cem], null)?.id).toBe('b');
    expect(chooseTechnician([ana, bob, cem], 'a')?.id).toBe('a');
    expect(chooseTechnician([ana, bob, cem], 'gone')?.id).toBe('b');
    expect(chooseTechnician([], 'a')).toBeNull();
  });
});

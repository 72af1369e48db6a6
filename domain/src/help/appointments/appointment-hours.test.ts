import { describe, expect, it } from 'vitest';
import { checkAppointment, listAppointmentHours, appointmentAt, appointmentHours } from './appointment-hours.ts';

const startsOf = (hours: readonly { startsAt: Date }[]): string[] =>
  hours.map(({ startsAt }) => startsAt.toISOString());
const merchantAt = (now: string) => ({ now: new Date(now), isAdministrator: false });
const administratorAt = (now: string) => ({ now: new Date(now), isAdministrator: true });

describe('the hours of a day', () => {
  it('begin on the hour, from 8:00 to 15:00 in Québec, and last one hour', () => {
    const hours = appointmentHours('2026-06-02');
    expect(startsOf(hours)).toEqual([12, 13, 14, 15, 16, 17, 18, 19].map((hour) => `2026-06-02T${hour}:00:00.000Z`));
    expect(hours.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 3_600_000)).toBe(true);
  });

  it.each(['2026-06-06', '2026-06-07', '2026-06-24', '2026-12-25'])('are none on %s', (day) => {
    expect(appointmentHours(day)).toEqual([]);
  });

  it.each([
    ['2026-03-06', '2026-03-06T13:00:00.000Z'],
    ['2026-03-09', '2026-03-09T12:00:00.000Z'],
    ['2026-10-30', '2026-10-30T12:00:00.000Z'],
    ['2026-11-02', '2026-11-02T13:00:00.000Z'],
  ])('follow the clocks: on %s the first begins at %s', (day, first) => {
    expect(startsOf(appointmentHours(day))[0]).toBe(first);
  });
});

describe('the hours between two days', () => {
  const days = (from: string, to: string, booker = administratorAt('2026-06-01T13:30:00Z')) => [
    ...new Set(startsOf(listAppointmentHours({ from, to }, booker)).map((at) => at.slice(0, 10))),
  ];

  it('are those of the working days among them', () => {
    expect(days('2026-06-22', '2026-06-30')).toEqual([
      '2026-06-22',
      '2026-06-23',
      '2026-06-25',
      '2026-06-26',
      '2026-06-29',
      '2026-06-30',
    ]);
  });

  it('begin today at the earliest, with what is left of it for an administrator', () => {
    const hours = listAppointmentHours(
      { from: '0001-01-01', to: '2026-06-01' },
      administratorAt('2026-06-01T13:30:00Z'),
    );
    expect(startsOf(hours)[0]).toBe('2026-06-01T14:00:00.000Z');
    expect(hours).toHaveLength(6);
  });

  it('are none when the days are over, or the wrong way round', () => {
    expect(days('2026-05-01', '2026-05-31')).toEqual([]);
    expect(days('2026-06-10', '2026-06-02')).toEqual([]);
  });

  it('end with time itself', () => {
    expect(days('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
  });

  it.each([
    ['on a working day', '2026-06-02T14:00:00Z', '2026-06-03'],
    ['early on a working day', '2026-06-02T09:00:00Z', '2026-06-03'],
    ['on the evening of a working day', '2026-06-02T22:00:00Z', '2026-06-04'],
    ['on Friday afternoon', '2026-06-05T18:00:00Z', '2026-06-08'],
    ['on Friday night', '2026-06-06T03:30:00Z', '2026-06-09'],
    ['on Sunday', '2026-06-07T15:00:00Z', '2026-06-09'],
    ['on the eve of a holiday', '2026-06-23T15:00:00Z', '2026-06-25'],
    ['late on the eve of a holiday', '2026-06-23T21:00:00Z', '2026-06-26'],
  ])('leave a merchant who books %s a working day ahead', (_when, now, first) => {
    expect(days('2026-06-01', '2026-06-30', merchantAt(now))[0]).toBe(first);
  });
});

describe('booking an hour', () => {
  it('is open to a merchant a working day ahead, and to an administrator at once', () => {
    const startsAt = new Date('2026-06-02T17:00:00Z');
    expect(checkAppointment(startsAt, merchantAt('2026-06-01T15:00:00Z'))).toEqual({
      ok: true,
      value: appointmentAt(startsAt),
    });
    expect(checkAppointment(startsAt, administratorAt('2026-06-02T16:59:59Z'))).toMatchObject({ ok: true });
  });

  it.each([
    ['a merchant on the same day', '2026-06-02T17:00:00Z', merchantAt('2026-06-02T12:30:00Z')],
    ['an administrator when it has begun', '2026-06-02T17:00:00Z', administratorAt('2026-06-02T17:00:00Z')],
    ['a merchant long after', '2020-06-02T17:00:00Z', merchantAt('2026-06-02T17:00:00Z')],
    ['anybody at the beginning of time', '0001-01-01T17:00:00Z', administratorAt('2026-06-02T17:00:00Z')],
  ])('comes too soon for %s', (_who, startsAt, booker) => {
    expect(checkAppointment(new Date(startsAt), booker)).toEqual({ ok: false, reason: 'too-soon' });
  });

  it.each([
    ['before 8:00', '2026-06-02T11:00:00Z'],
    ['until after 16:30', '2026-06-02T20:00:00Z'],
    ['at night', '2026-06-03T02:00:00Z'],
    ['on Saturday', '2026-06-06T14:00:00Z'],
    ['on the National Holiday', '2026-06-24T14:00:00Z'],
    ['on the Sunday on which the clocks change', '2026-11-01T15:00:00Z'],
    ['at 7:00, once the clocks have changed', '2026-11-02T12:00:00Z'],
  ])('is refused %s', (_when, startsAt) => {
    expect(checkAppointment(new Date(startsAt), merchantAt('2026-06-01T15:00:00Z'))).toEqual({
      ok: false,
      reason: 'outside-support-hours',
    });
  });

  it.each(['2026-06-02T14:30:00Z', '2026-06-02T19:30:00Z', '2026-06-02T14:00:00.001Z'])(
    'is refused between the hours, at %s',
    (startsAt) => {
      expect(checkAppointment(new Date(startsAt), administratorAt('2026-06-01T15:00:00Z'))).toEqual({
        ok: false,
        reason: 'not-on-the-hour',
      });
    },
  );

  it('takes exactly the hours that are offered', () => {
    const booker = merchantAt('2026-06-01T15:00:00Z');
    for (const { startsAt } of listAppointmentHours({ from: '2026-06-01', to: '2026-06-12' }, booker))
      expect(checkAppointment(startsAt, booker)).toMatchObject({ ok: true });
  });
});

describe('with the hours that an administrator set', () => {
  const calendar = { opens: '09:30', closes: '13:00', closedOn: ['2026-06-04'] };
  const booker = { now: new Date('2026-06-01T15:00:00Z'), isAdministrator: true, calendar };

  it('visits begin on the hour within them, and on no closing day', () => {
    const starts = listAppointmentHours({ from: '2026-06-03', to: '2026-06-05' }, booker).map(({ startsAt }) =>
      startsAt.toISOString(),
    );
    expect(starts).toEqual([
      '2026-06-03T14:00:00.000Z',
      '2026-06-03T15:00:00.000Z',
      '2026-06-03T16:00:00.000Z',
      '2026-06-05T14:00:00.000Z',
      '2026-06-05T15:00:00.000Z',
      '2026-06-05T16:00:00.000Z',
    ]);
    for (const startsAt of starts) expect(checkAppointment(new Date(startsAt), booker)).toMatchObject({ ok: true });
    for (const startsAt of ['2026-06-04T14:00:00Z', '2026-06-03T13:00:00Z', '2026-06-03T17:00:00Z'])
      expect(checkAppointment(new Date(startsAt), booker)).toEqual({ ok: false, reason: 'outside-support-hours' });
  });

  it('there are none where no whole hour lies within', () => {
    expect(appointmentHours('2026-06-03', { opens: '09:30', closes: '10:15', closedOn: [] })).toEqual([]);
  });
});

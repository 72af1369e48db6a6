import { describe, expect, it } from 'vitest';
import { isReminderDue, reminderDay } from './appointment-reminder.ts';

it.each([
  ['2026-06-03T13:00:00Z', '2026-06-02'],
  ['2026-06-08T13:00:00Z', '2026-06-05'],
  // after the National Holiday, and after Easter’s Friday and weekend
  ['2026-06-25T13:00:00Z', '2026-06-23'],
  ['2026-04-06T13:00:00Z', '2026-04-02'],
  // a Monday after the clocks have changed
  ['2026-03-09T12:00:00Z', '2026-03-06'],
  ['2026-11-02T13:00:00Z', '2026-10-30'],
])('the reminder of %s leaves on the working day before: %s', (startsAt, day) => {
  expect(reminderDay(new Date(startsAt))).toBe(day);
});

describe('a reminder', () => {
  const startsAt = new Date('2026-06-03T13:00:00Z');
  const due = (now: string, bookedAt: string | null = '2026-05-20T15:00:00Z') =>
    isReminderDue({ startsAt, bookedAt: bookedAt === null ? null : new Date(bookedAt) }, new Date(now));

  it('leaves as support opens, or later when no one could send it, and never once the visit has begun', () => {
    expect(due('2026-06-02T11:59:59Z')).toBe(false);
    expect(due('2026-06-02T12:00:00Z')).toBe(true);
    expect(due('2026-06-02T12:00:00Z', null)).toBe(true);
    expect(due('2026-06-03T12:59:59Z')).toBe(true);
    expect(due('2026-06-03T13:00:00Z')).toBe(false);
  });

  it('is not sent to who booked on that very day: the confirmation is as fresh', () => {
    expect(due('2026-06-02T15:00:00Z', '2026-06-02T11:00:00Z')).toBe(false);
    expect(due('2026-06-02T15:00:00Z', '2026-06-03T02:00:00Z')).toBe(false);
    expect(due('2026-06-02T15:00:00Z', '2026-06-02T03:59:00Z')).toBe(true);
  });
});

describe('where an administrator set hours and closing days', () => {
  const calendar = { opens: '10:00', closes: '15:00', closedOn: ['2026-06-02', '2026-06-03', '2026-06-11'] };
  const visit = { startsAt: new Date('2026-06-04T15:00:00Z'), bookedAt: new Date('2026-05-20T15:00:00Z') };

  it('the reminder leaves before the closing days, as support opens by its own hours', () => {
    expect(reminderDay(visit.startsAt, calendar)).toBe('2026-06-01');
    expect(isReminderDue(visit, new Date('2026-06-01T13:59:59Z'), calendar)).toBe(false);
    expect(isReminderDue(visit, new Date('2026-06-01T14:00:00Z'), calendar)).toBe(true);
    const late = { ...visit, bookedAt: new Date('2026-06-02T15:00:00Z') };
    expect(isReminderDue(late, new Date('2026-06-03T15:00:00Z'), calendar)).toBe(false);
  });

  it('no one is reminded of a visit on a day that is closed by now, nor of one outside of the hours', () => {
    const now = new Date('2026-06-10T18:00:00Z');
    for (const startsAt of ['2026-06-11T15:00:00Z', '2026-06-12T13:00:00Z'])
      expect(isReminderDue({ startsAt: new Date(startsAt), bookedAt: null }, now, calendar)).toBe(false);
  });
});

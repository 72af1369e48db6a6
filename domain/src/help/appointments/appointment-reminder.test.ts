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

import { expect, it } from 'vitest';
import { addDays } from '../../base/calendar/calendar-day.ts';
import { dueReminder, type Reminder } from './due-reminder.ts';

const VALID_UNTIL = '2026-06-20';
const due = (today: string, sent: readonly Reminder[] = [], sentOn = '2026-06-01') =>
  dueReminder({ sentOn, validUntil: VALID_UNTIL, today, sent });

it.each([
  ['2026-06-14', [], null],
  ['2026-06-15', [], 1],
  ['2026-06-18', [], 1],
  ['2026-06-18', [1], null],
  ['2026-06-19', [1], 2],
  ['2026-06-20', [1], 2],
  ['2026-06-20', [1, 2], null],
  ['2026-06-21', [], null],
] as const)('on %s, with %j sent, %s is due', (today, sent, expected) => {
  expect(due(today, sent)).toBe(expected);
});

it('after days without a server is the last one alone', () => {
  expect(due('2026-06-19', [])).toBe(2);
  expect(due('2026-06-20', [2])).toBeNull();
});

it('follows no mail of the same days: an estimate sent late has fewer', () => {
  expect(due('2026-06-16', [], '2026-06-16')).toBeNull();
  expect(due('2026-06-19', [], '2026-06-16')).toBe(2);
  expect(due('2026-06-20', [], '2026-06-19')).toBeNull();
});

it('comes at most twice, looked for every day in any order of days', () => {
  for (let sentBefore = 0; sentBefore < 30; sentBefore += 1) {
    const sent: Reminder[] = [];
    for (let day = -sentBefore; day < 10; day += 1) {
      const reminder = due(addDays(VALID_UNTIL, day), sent, addDays(VALID_UNTIL, -sentBefore));
      if (reminder) sent.push(reminder);
    }
    expect(sent).toEqual(sentBefore > 5 ? [1, 2] : sentBefore > 1 ? [2] : []);
  }
});

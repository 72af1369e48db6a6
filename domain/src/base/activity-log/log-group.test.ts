import { expect, it } from 'vitest';
import { LOG_EVENTS, LOG_LEVELS } from './log-event.ts';
import { eventsOf, LOG_GROUPS, PROBLEM_EVENTS } from './log-group.ts';

it('every event is found under one group', () => {
  const found = LOG_GROUPS.flatMap(eventsOf);
  expect(found).toHaveLength(LOG_EVENTS.length);
  expect(new Set(found)).toEqual(new Set(LOG_EVENTS));
  expect(LOG_GROUPS.filter((group) => eventsOf(group).length === 0)).toEqual([]);
});

it('problems are what went wrong or is to be watched', () => {
  expect(PROBLEM_EVENTS).toContain('bill-refused-by-authority');
  expect(PROBLEM_EVENTS).toContain('certificate-expiring');
  expect(PROBLEM_EVENTS.map((event) => LOG_LEVELS[event])).not.toContain('success');
  expect(PROBLEM_EVENTS).not.toContain('signed-in');
});

import type { LogGroup } from './events/event.ts';
import type { LogEvent } from './log-event.ts';
import { SHOWN_EVENTS } from './shown-events.ts';

/** Every event, in the order the filter shows them. */
export const LOG_EVENTS = Object.keys(SHOWN_EVENTS) as LogEvent[];

/** The events of a group, in the order of their rows. */
export const eventsOf = (group: LogGroup): LogEvent[] =>
  LOG_EVENTS.filter((event) => SHOWN_EVENTS[event].group === group);

/** Events that are warnings or errors, of any group. */
export const PROBLEM_EVENTS: readonly LogEvent[] = LOG_EVENTS.filter((event) =>
  ['warning', 'error'].includes(SHOWN_EVENTS[event].level),
);

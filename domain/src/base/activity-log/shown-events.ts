import type { Shown } from './events/event.ts';
import { EVENTS, type LogEvent } from './log-event.ts';

/** The form in which each event is shown. A module of data alone: the portal is built with what it holds, and the rows with their sentences stay at home. */
export const SHOWN_EVENTS = Object.fromEntries(
  Object.entries(EVENTS).map(([event, { shown }]) => [
    event,
    { group: shown.group, level: shown.level, advice: shown.advice },
  ]),
) as Readonly<Record<LogEvent, Shown>>;

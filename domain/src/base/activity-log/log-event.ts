import { accessEvents } from './events/access.ts';
import { accountEvents } from './events/account.ts';
import { billsEvents } from './events/bills.ts';
import { cateringEvents } from './events/catering.ts';
import { devicesEvents } from './events/devices.ts';
import type { EventRow } from './events/event.ts';
import { filesEvents } from './events/files.ts';
import { menuEvents } from './events/menu.ts';
import { merchantEvents } from './events/merchant.ts';

/**
 * Everything the activity log can say, a row each, in the order the filter shows them. The column list of spec §3 (date, event, device, message)
 * is filled from this: the message is written from event + facts, in the reader's language.
 * Source of the kinds: SRM-49 (what must be logged), spec §3.
 */
export const EVENTS = {
  ...billsEvents,
  ...devicesEvents,
  ...accessEvents,
  ...accountEvents,
  ...merchantEvents,
  ...menuEvents,
  ...filesEvents,
  ...cateringEvents,
};

/** The kinds of log entries, the values of the event filter. */
export type LogEvent = keyof typeof EVENTS;

/** Facts that each event carries. */
export type LogFacts = {
  readonly [Event in LogEvent]: (typeof EVENTS)[Event] extends EventRow<infer Facts> ? Facts : never;
};

/** A log entry's event with its facts. */
export type LogRecord = { [Event in LogEvent]: { readonly event: Event; readonly facts: LogFacts[Event] } }[LogEvent];

import type { Language } from '../merchants/merchant-information.ts';
import type { Sentences } from './events/event.ts';
import { EVENTS, type LogRecord } from './log-event.ts';

/** The sentence of a log entry in a language; used by the list, the live view and every export alike. */
export const logMessage = ({ event, facts }: LogRecord, language: Language): string =>
  (EVENTS[event] as Sentences<LogRecord['facts']>)[language](facts);

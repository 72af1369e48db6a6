import type { Language } from '../merchants/merchant-information.ts';
import { EVENTS, type LogEvent } from './log-event.ts';

type Words = Readonly<Record<LogEvent, string>>;

/** Names of all events in a language. */
export const namesIn = (language: Language): Words =>
  Object.fromEntries(Object.entries(EVENTS).map(([event, { name }]) => [event, name[language]])) as Words;

/** Meanings of all events in a language. */
export const meaningsIn = (language: Language): Words =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([event, { meaningEn, meaningFr }]) => [
      event,
      { en: meaningEn, fr: meaningFr }[language],
    ]),
  ) as Words;

import type { Language } from '../merchants/merchant-information.ts';
import { foldText } from '../search/fold-text.ts';
import { LOG_EVENTS } from './log-catalogue.ts';
import { EVENTS, type LogEvent, type LogRecord } from './log-event.ts';
import { logMessage } from './log-message.ts';

/** A word that was typed to find lines: in the facts of a line, or in what events of these kinds say. */
export interface LogWord {
  /** Without accents, in lower case. */
  readonly word: string;
  /** The kinds whose name or sentence holds the word, in the reader's language. */
  readonly events: readonly LogEvent[];
  /** The amount that the word is, in cents; null where it is none. */
  readonly cents: number | null;
}

/** The words of a search, each of which a line must hold; none when nothing was typed. */
export function searchLog(typed: string, language: Language): LogWord[] {
  return foldText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      word,
      events: LOG_EVENTS.filter((event) => spokenBy(event, language).includes(word)),
      cents: centsOf(word),
    }));
}

/** Facts without a value: what a sentence says of itself is left. */
const BLANK = new Proxy({}, { get: (_, name) => (name === 'errors' || name === 'fields' ? [] : '') });

function spokenBy(event: LogEvent, language: Language): string {
  const sentence = logMessage({ event, facts: BLANK } as LogRecord, language);
  // what stands in the place of a fact that has none
  const spoken = sentence.replaceAll(/undefined|0[,.]00|\$/g, '');
  return foldText(`${EVENTS[event].name[language]} ${spoken}`);
}

function centsOf(word: string): number | null {
  const amount = /^\$?(?<dollars>\d{1,9})[.,](?<cents>\d{2})\$?$/.exec(word)?.groups;
  return amount ? Number(amount['dollars']) * 100 + Number(amount['cents']) : null;
}

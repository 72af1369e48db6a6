import type { Language } from '../merchants/merchant-information.ts';
import type { LogRecord } from './log-event.ts';
import { logSentencesEn } from './log-sentences.en.ts';
import { logSentencesFr } from './log-sentences.fr.ts';

const SENTENCES = { fr: logSentencesFr, en: logSentencesEn };

/** The sentence of a log entry in a language; used by the list, the live view and every export alike. */
export function logMessage(record: LogRecord, language: Language): string {
  const write = SENTENCES[language][record.event] as (facts: LogRecord['facts']) => string;
  return write(record.facts);
}

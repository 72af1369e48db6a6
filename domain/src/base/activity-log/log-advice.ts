import type { Language } from '../merchants/merchant-information.ts';
import { logAdviceEn } from './log-advice.en.ts';
import { logAdviceFr } from './log-advice.fr.ts';

/** What a person should do about an event, by the kind of advice. */
export type LogAdvice = keyof typeof logAdviceEn;

/** What to do, in each language. */
export const LOG_ADVICE: Readonly<Record<Language, Readonly<Record<LogAdvice, string>>>> = {
  en: logAdviceEn,
  fr: logAdviceFr,
};

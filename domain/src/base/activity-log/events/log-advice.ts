import type { Language } from '../../merchants/merchant-information.ts';
import { logAdviceEn } from './log-advice.en.ts';
import { logAdviceFr } from './log-advice.fr.ts';

/** Kind of advice to a person about an event. */
export type LogAdvice = keyof typeof logAdviceEn;

/** Texts of all advice, in each language. */
export const LOG_ADVICE: Readonly<Record<Language, Readonly<Record<LogAdvice, string>>>> = {
  en: logAdviceEn,
  fr: logAdviceFr,
};

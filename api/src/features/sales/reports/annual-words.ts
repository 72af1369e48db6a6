import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { annualWordsEn, type AnnualWords } from './annual-words.en.ts';
import { annualWordsFr } from './annual-words.fr.ts';

export const ANNUAL_WORDS: Readonly<Record<Language, AnnualWords>> = { en: annualWordsEn, fr: annualWordsFr };

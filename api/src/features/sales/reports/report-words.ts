import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { reportWordsEn, type ReportWords } from './report-words.en.ts';
import { reportWordsFr } from './report-words.fr.ts';

export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { en: reportWordsEn, fr: reportWordsFr };

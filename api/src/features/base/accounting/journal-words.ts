import type { JournalFormat } from '@comptoir/domain/base/accounting/account';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { journalFileEn } from './journal-file.en.ts';
import { journalFileFr } from './journal-file.fr.ts';

/** Texts that come with journal entries, in one language. */
export interface Written {
  readonly readMe: string;
  readonly fileName: string;
  readonly title: (of: string, from: string, to: string) => string;
  readonly made: (at: string) => string;
  readonly programs: Readonly<Record<JournalFormat, string>>;
  readonly nothing: string;
  readonly file: (name: string, entries: number, total: string) => string;
  readonly total: string;
  readonly how: Readonly<Record<JournalFormat, readonly string[]>>;
  readonly once: string;
  /** Of several businesses. */
  readonly ofSeveral: string;
  readonly part: (part: number, parts: number) => string;
  readonly leftOut: Readonly<Record<JournalFormat, string>>;
}

export const JOURNAL_WORDS: Readonly<Record<Language, Written>> = { en: journalFileEn, fr: journalFileFr };

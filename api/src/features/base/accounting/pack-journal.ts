import { Readable } from 'node:stream';
import type { Account, AccountWords, JournalFormat } from '@comptoir/domain/base/accounting/account';
import { listMissingAccounts, type JournalEntry } from '@comptoir/domain/base/accounting/journal';
import { writeJournal, type JournalFile } from '@comptoir/domain/base/accounting/write-journal';
import { dollars } from '@comptoir/domain/base/languages/formats';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { writeArchive, type ArchiveFile } from '../../../platform/files/write-archive.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { File } from '../../../platform/http/route.ts';
import { JOURNAL_WORDS } from './journal-words.ts';

/** Journal that is asked for: days, program and language. */
export interface WantedJournal {
  readonly from: string;
  readonly to: string;
  readonly format: JournalFormat;
  readonly language: Language;
}

export interface Journal<Key extends string> {
  readonly entries: readonly JournalEntry<Key>[];
  /** None as long as no one has saved any. */
  readonly accounts: Partial<Readonly<Record<Key, Account>>>;
  readonly words: Readonly<Record<Key, AccountWords>>;
  /** Owner of the books, and the subject of an entry. */
  readonly of: string;
  readonly entry: string;
  readonly madeAt: Date;
}

/** Entries as the files that a program imports. @throws AppError accounts-incomplete */
export function writeJournalFiles<Key extends string>(
  format: JournalFormat,
  { entries, accounts, words, entry }: Journal<Key>,
): readonly JournalFile[] {
  const missing = listMissingAccounts(entries, accounts, format);
  if (missing.length > 0)
    throw new AppError(
      'accounts-incomplete',
      missing.map((key) => ({ path: key, rule: 'required' })),
    );
  return writeJournal({ entries, format, accounts, describe: { entry, line: (key) => words[key].label } });
}

/** Entries as an archive of the files that a program imports, with what is in each. @throws AppError accounts-incomplete */
export function packJournal<Key extends string>(
  wanted: WantedJournal,
  journal: Journal<Key> & { readonly business: string | null },
): File {
  const { format, language, from, to } = wanted;
  const { entries, of, business, madeAt } = journal;
  const files = writeJournalFiles(format, journal);
  const said = JOURNAL_WORDS[language];
  const packed = listFiles(files, {
    name: said.readMe,
    content: Buffer.from(writeReadMe(files, { wanted, of, madeAt })),
  });
  return {
    name: `comptoir-${said.fileName}-${format}-${from}-${to}.zip`,
    business,
    contentType: 'application/zip',
    content: Readable.from(writeArchive(packed, madeAt)),
    count: entries.length,
  };
}

/** Files behind what is said about them. */
export async function* listFiles(files: readonly JournalFile[], readMe: ArchiveFile): AsyncIterable<ArchiveFile> {
  yield readMe;
  for (const { name, content } of files) yield { name, content: Buffer.from(content) };
}

function writeReadMe(
  files: readonly JournalFile[],
  { wanted, of, madeAt }: { wanted: WantedJournal; of: string; madeAt: Date },
): string {
  const { language, format, from, to } = wanted;
  const said = JOURNAL_WORDS[language];
  const sum = (part: (file: JournalFile) => number): number => files.reduce((all, file) => all + part(file), 0);
  const whole = {
    name: said.total,
    entries: sum(({ entries }) => entries),
    debitCents: sum(({ debitCents }) => debitCents),
  };
  const contents =
    files.length === 0 ? [`  ${said.nothing}`] : [...files, whole].map((file) => sayFile(file, language));
  return [
    said.title(of, from, to),
    `${said.made(madeAt.toISOString().slice(0, 10))} ${said.programs[format]}.`,
    '',
    ...contents,
    '',
    ...sayHow(wanted),
    '',
  ].join('\r\n');
}

/** A file and what it comes to, in a line. */
export const sayFile = ({ name, entries, debitCents }: Omit<JournalFile, 'content'>, language: Language): string =>
  `  ${JOURNAL_WORDS[language].file(name, entries, dollars(debitCents, language))}`;

/** Lines about how a program imports its files. */
export const sayHow = ({ language, format }: Pick<WantedJournal, 'language' | 'format'>): string[] => {
  const { how, once } = JOURNAL_WORDS[language];
  return [...how[format], once].map((text) => `- ${text}`);
};

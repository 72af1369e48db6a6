import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { nameFile } from '@comptoir/domain/base/files/name-file';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { journalEntry, type JournalEntry } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import type { Language } from '../texts/language.ts';

/**
 * Writes lines into a file that is there whole or not at all, and returns its path. The last line is made of the SHA-256 of all before
 * it, so that a file that was cut short or changed shows it.
 */
export type WriteLines = (
  name: string,
  lines: AsyncIterable<string>,
  lastLine: (sha256: string) => string,
) => Promise<string>;

/** Records of a till that are wanted, and how they are written. Days are the merchant's; without any, all of it. */
export interface Exported {
  readonly journal: Pick<Journal, 'lines'>;
  readonly write: WriteLines;
  readonly zone: MerchantTimeZone;
  readonly language: Language;
  /** The business that the till bills for. */
  readonly business: string;
  /** The till's. */
  readonly name: string;
  readonly today: Date;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** `bistro-du-quai-factures-caisse-2026-01-01-2026-01-31.csv`: a file says whose it is and which days it holds, or the day on which all was asked for. */
export function nameExported(
  { business, name, zone, today, from, to }: Exported,
  kind: string,
  extension: string,
): string {
  const days = [from, to].filter((day) => day !== undefined);
  return nameFile(
    business,
    `${[kind, name, ...(days.length > 0 ? days : [dayIn(zone, today)])].join('-')}.${extension}`,
  );
}

/** True for a day that is asked for. */
export const isWanted = ({ from = '', to = '9999' }: Pick<Exported, 'from' | 'to'>, day: Day): boolean =>
  day >= from && day <= to;

/** The entries of a journal, oldest first, each with its line as it stands there; years of them are never held at once. */
export async function* readJournal({
  lines,
}: Pick<Journal, 'lines'>): AsyncGenerator<{ line: string; entry: JournalEntry }> {
  for await (const line of lines()) yield { line, entry: journalEntry.parse(JSON.parse(line)) };
}

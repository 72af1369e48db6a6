import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { journalEntry, type JournalEntry } from '../journal/journal-entry.ts';
import type { Language } from '../texts/language.ts';

/** Records of a till that are wanted, and their folder. Days are the merchant's; without any, all of it. */
export interface Exported {
  readonly journalPath: string;
  readonly folder: string;
  readonly zone: MerchantTimeZone;
  readonly language: Language;
  /** The till's. */
  readonly name: string;
  readonly today: Date;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** `exports/factures-caisse-2026-01-01-2026-01-31.csv`: a file says whose it is and which days it holds, or the day on which all was asked for. */
export function pathOf({ folder, name, zone, today, from, to }: Exported, kind: string, extension: string): string {
  const days = [from, to].filter((day) => day !== undefined);
  return join(folder, `${[kind, name, ...(days.length > 0 ? days : [dayIn(zone, today)])].join('-')}.${extension}`);
}

/** True for a day that is asked for. */
export const isWanted = ({ from = '', to = '9999' }: Pick<Exported, 'from' | 'to'>, day: Day): boolean =>
  day >= from && day <= to;

/** The entries of a journal, oldest first, each with its line as it stands there; years of them are never held at once. */
export async function* readJournal(path: string): AsyncGenerator<{ line: string; entry: JournalEntry }> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    yield { line, entry: journalEntry.parse(JSON.parse(line)) };
  }
}

import { csvLine, type SheetCell } from '../files/csv.ts';
import { referenceOf, type Account, type JournalFormat } from './account.ts';
import type { JournalEntry, JournalLine } from './journal.ts';

/** One file, and what is in it. */
export interface JournalFile {
  readonly name: string;
  /** UTF-8 without a byte-order mark: the importers look for the first heading at the first byte. */
  readonly content: string;
  readonly entries: number;
  /** Sum of its debits in cents, equal to its credits. */
  readonly debitCents: number;
}

export interface JournalInput<Key extends string> {
  readonly entries: readonly JournalEntry<Key>[];
  readonly format: JournalFormat;
  /** None that an entry is booked on is missing: `listMissingAccounts`. */
  readonly accounts: Partial<Readonly<Record<Key, Account>>>;
  /** Descriptions of an entry and a line. */
  readonly describe: { readonly entry: string; readonly line: (account: Key) => string };
}

interface Form {
  readonly columns: readonly string[];
  readonly mostRows: number;
  readonly mostBytes: number;
  readonly writeDay: (year: string, month: string, day: string) => string;
  readonly row: (cells: Cells) => readonly SheetCell[];
}

interface Cells {
  readonly number: string;
  readonly day: string;
  readonly account: string;
  readonly entry: string;
  readonly line: string;
  readonly debit: SheetCell;
  readonly credit: SheetCell;
}

/**
 * Form of file that each program imports. QuickBooks Online takes 1,000 rows and 2 MB, and its heading is counted as a row;
 * Sage Accounting half a megabyte. Source: decision 92.
 */
export const JOURNAL_FORMS: Readonly<Record<JournalFormat, Form>> = {
  quickbooks: {
    columns: ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits'],
    mostRows: 1000,
    mostBytes: 2_000_000,
    writeDay: (year, month, day) => `${month}/${day}/${year}`,
    row: ({ number, day, account, entry, line, debit, credit }) => [
      number,
      day,
      account,
      `${entry}, ${line}`,
      debit,
      credit,
    ],
  },
  sage: {
    columns: ['Reference', 'Date', 'Description', 'Ledger Account Number', 'Details', 'Debit', 'Credit'],
    mostRows: Infinity,
    mostBytes: 500_000,
    writeDay: (year, month, day) => `${month}-${day}-${year}`,
    row: ({ number, day, account, entry, line, debit, credit }) => [number, day, entry, account, line, debit, credit],
  },
};

/** The entries in as many files as the program's limits ask for; no entry is in two of them. */
export function writeJournal<Key extends string>(input: JournalInput<Key>): JournalFile[] {
  const { columns, mostRows, mostBytes } = JOURNAL_FORMS[input.format];
  const heading = csvLine(columns, 'en');
  const files: { text: string; rows: number; bytes: number; entries: number; debitCents: number }[] = [];
  for (const entry of input.entries) {
    const text = entry.lines.map((line) => writeLine(entry, line, input)).join('');
    const bytes = sizeOf(text);
    let file = files.at(-1);
    if (!file || file.rows + entry.lines.length > mostRows || file.bytes + bytes > mostBytes) {
      file = { text: heading, rows: 1, bytes: sizeOf(heading), entries: 0, debitCents: 0 };
      files.push(file);
    }
    file.text += text;
    file.rows += entry.lines.length;
    file.bytes += bytes;
    file.entries += 1;
    file.debitCents += entry.lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  }
  return files.map(({ text, entries, debitCents }, index) => ({
    name: `${input.format}-${String(index + 1).padStart(2, '0')}.csv`,
    content: text,
    entries,
    debitCents,
  }));
}

function writeLine<Key extends string>(
  { number, day }: JournalEntry<Key>,
  { account, amount }: JournalLine<Key>,
  { format, accounts, describe }: JournalInput<Key>,
): string {
  const { writeDay, row } = JOURNAL_FORMS[format];
  const [year = '', month = '', date = ''] = day.split('-');
  const money = { amount: Math.abs(amount) / 100, decimals: 2 };
  const cells = row({
    number,
    day: writeDay(year, month, date),
    account: referenceOf(format, accounts[account]),
    entry: describe.entry,
    line: describe.line(account),
    debit: amount > 0 ? money : '',
    credit: amount < 0 ? money : '',
  });
  return csvLine(cells, 'en');
}

/** Bytes of UTF-8. */
function sizeOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

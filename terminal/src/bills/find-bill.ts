import type { Cents } from '@comptoir/domain/base/amounts/cents';
import { indexReferences } from '@comptoir/websrm/requests/references';
import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import { journalEntry, type SignedEntry } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';

/** A credit note. `lines`: which line of its bill each of its items gives back, from 0; null where the journal does not say. */
export interface CreditNote {
  readonly note: Transaction;
  readonly lines: readonly number[] | null;
}

/** A bill of this terminal and the credit notes made of it, oldest first. */
export interface FoundBill {
  readonly bill: Transaction;
  readonly credits: readonly CreditNote[];
  /** Payments of it so far, when it is paid in parts: as its amounts say, and in money, which coins round. */
  readonly paid?: { readonly total: Cents; readonly money: Cents };
}

/**
 * Finds the bill with a number in a terminal's journal: the last one of that number, or the one that was rebuilt in its
 * place. Null when this terminal never made it. Reads the whole journal: only refunds and reproductions look back.
 */
export async function findBill(journal: Pick<Journal, 'lines'>, noTrans: string): Promise<FoundBill | null> {
  let lineage: SignedEntry[] = [];
  let credits: SignedEntry[] = [];
  for await (const entry of readSigned(journal)) {
    const replaces = (other: SignedEntry): boolean => other.actu === entry.replaces;
    if (entry.origin === 'reprint') continue;
    if (lineage.some(replaces)) lineage = [...lineage, entry];
    else if (credits.some(replaces)) credits = credits.map((one) => (replaces(one) ? inPlaceOf(one, entry) : one));
    else if (entry.noTrans === noTrans) [lineage, credits] = [[entry], []];
    else if (entry.origin === 'refund' && refersTo(entry, lineage)) credits = [...credits, entry];
  }
  const last = lineage.at(-1);
  return last ? { bill: readBill(last), credits: credits.map(readCredit) } : null;
}

/**
 * The bills that some bills refer to, those that these refer to, and so on: what a document says of them depends on it. Reads the whole
 * journal when there is anything to look for.
 */
export async function findEarlier(
  journal: Pick<Journal, 'lines'>,
  bills: readonly Transaction[],
): Promise<Transaction[]> {
  if (bills.every(({ refs }) => refs === undefined)) return [];
  const existing: Transaction[] = [];
  for await (const entry of readSigned(journal)) existing.push(readBill(entry));
  const index = indexReferences(existing);
  return bills.flatMap((bill) => index.all(bill));
}

/** Every bill that this terminal signed, oldest first. */
export async function* readSigned(journal: Pick<Journal, 'lines'>): AsyncGenerator<SignedEntry> {
  for await (const line of journal.lines()) {
    if (!line.includes('"kind":"signed"')) continue;
    const entry = journalEntry.parse(JSON.parse(line));
    if (entry.kind === 'signed') yield entry;
  }
}

/** A credit note that was made again gives back the same lines. */
export const inPlaceOf = ({ creditedLines }: SignedEntry, entry: SignedEntry): SignedEntry =>
  creditedLines === undefined ? entry : { ...entry, creditedLines };

/** A credit note as it was signed, and what the journal remembers of it. */
export const readCredit = (entry: SignedEntry): CreditNote => ({
  note: readBill(entry),
  lines: entry.creditedLines ?? null,
});

function refersTo(credit: SignedEntry, lineage: readonly SignedEntry[]): boolean {
  const refs = readBill(credit).refs ?? [];
  return refs.some((ref) => lineage.some((bill) => bill.noTrans === ref.noTrans));
}

/** A bill as it was signed. */
export const readBill = (entry: SignedEntry): Transaction => transactionSchema.parse(JSON.parse(entry.text));

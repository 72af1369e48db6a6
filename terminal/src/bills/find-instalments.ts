import { cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { SignedEntry } from '../journal/journal-entry.ts';
import type { Journal } from '../journal/open-journal.ts';
import { inPlaceOf, readBill, readCredit, readSigned, type CreditNote, type FoundBill } from './find-bill.ts';
import { readCents } from './follow-up.ts';

/** A sale that is paid in parts, as this terminal knows it. `paid` is what came in on it so far, `credits` are all its credit notes. */
export interface Instalments {
  readonly bills: readonly Transaction[];
  readonly credits: readonly CreditNote[];
  readonly paid: NonNullable<FoundBill['paid']>;
}

/**
 * All payments of the sale that a receipt is a payment of, and what was given back of any of them: each of them bears the whole amount, so that
 * together they are one sale. Null for a receipt that was paid at once. Reads the whole journal. Source: SRM-32.
 */
export async function findInstalments(journal: Pick<Journal, 'lines'>, bill: Transaction): Promise<Instalments | null> {
  if (bill.mont.versActu === undefined) return null;
  const parts: Part[] = [];
  const refunds: Part[] = [];
  for await (const entry of readSigned(journal)) {
    if (entry.origin === 'reprint') continue;
    const part = { entry, bill: readBill(entry) };
    if (entry.origin === 'refund') refunds.push({ ...part, entry: withLines(refunds, entry) });
    else if (part.bill.mont.versActu !== undefined) parts.push(part);
  }
  const bills = withLinked([bill], parts);
  const replaced = new Set(refunds.map(({ entry }) => entry.replaces));
  const credits = refunds.filter((one) => !replaced.has(one.entry.actu) && bills.some((of) => names(one.bill, of)));
  return { bills, credits: credits.map(({ entry }) => readCredit(entry)), paid: mostPaid(bills) };
}

/** A credit note, with the lines of the one that it takes the place of. */
function withLines(earlier: readonly Part[], entry: SignedEntry): SignedEntry {
  const replaced = earlier.find((one) => one.entry.actu === entry.replaces);
  return replaced === undefined ? entry : inPlaceOf(replaced.entry, entry);
}

interface Part {
  readonly entry: SignedEntry;
  readonly bill: Transaction;
}

/** The payments of one sale: those that refer to known ones, those that these refer to, and those that were made again after a refusal. */
function withLinked(existing: readonly Transaction[], parts: readonly Part[]): readonly Transaction[] {
  const isKnown = ({ signa }: Transaction): boolean => existing.some((one) => one.signa.actu === signa.actu);
  const more = parts.filter(({ entry, bill }) => {
    const isLinked = (one: Transaction): boolean =>
      names(bill, one) || names(one, bill) || entry.replaces === one.signa.actu;
    return !isKnown(bill) && existing.some(isLinked);
  });
  return more.length === 0 ? existing : withLinked([...existing, ...more.map(({ bill }) => bill)], parts);
}

const names = ({ refs = [] }: Transaction, { noTrans, datTrans }: Transaction): boolean =>
  refs.some((ref) => ref.noTrans === noTrans && ref.datTrans === datTrans);

/** Returns the payments up to the last of them: the whole less what is still to be paid. */
function mostPaid(bills: readonly Transaction[]): Instalments['paid'] {
  const paid = bills.map(({ mont }) => {
    const rest = readCents(mont.sold ?? mont.apresTax);
    return {
      total: cents(readCents(mont.apresTax) - rest),
      money: cents(readCents(mont.mtdu ?? mont.apresTax) - rest),
    };
  });
  return paid.reduce((most, one) => (one.total > most.total ? one : most), { total: cents(0), money: cents(0) });
}

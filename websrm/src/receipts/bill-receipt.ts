import { buildReceipt, type Receipt } from './receipt.ts';
import { type BillAnswer, resolveStanding } from './resolve-standing.ts';
import type { Transaction } from '../requests/transaction.ts';

/**
 * A bill that was made before, as it is stored: its signed text, what the authority answered, and what else is printed.
 *
 * `earlier`: the signed texts that its references lead to. `phone`: ten digits. `qrUrl`: where the authority shows it, when that is
 * known. `notes`: free text below the second row of `=`.
 */
export type StoredBill = {
  document: string;
  earlier: readonly string[];
  answer: BillAnswer;
  deviceNumber: string;
  addressLines: readonly string[];
  phone: string | null;
  qrUrl: string | null;
  notes?: readonly string[];
};

/** A stored bill with the document that its customer got, or would have got. Source: SRM-42, SRM-43. */
export function billReceipt(stored: StoredBill): Receipt {
  const { addressLines, phone, qrUrl, deviceNumber, notes } = stored;
  const transaction = readTransaction(stored.document);
  return buildReceipt({
    transaction,
    earlier: stored.earlier.map(readTransaction),
    // what is on a screen or in a file is the electronic copy of a bill that has one
    copy: transaction.formImpr === 'ELE' || transaction.formImpr === 'PEL' ? 'electronic' : 'paper',
    answer: resolveStanding(stored.answer),
    deviceNumber,
    business: { addressLines, ...(phone === null ? {} : { phone }) },
    ...(qrUrl === null ? {} : { qrUrl }),
    ...(notes === undefined ? {} : { notes }),
  });
}

/** A text that was signed and stored was read by the schema before. */
const readTransaction = (text: string): Transaction => JSON.parse(text) as Transaction;

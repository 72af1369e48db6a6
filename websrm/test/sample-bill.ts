import { type Transaction, type TransactionItem, transactionSchema } from '../src/requests/transaction.ts';
import { FIRST } from './vectors.ts';

/** The amounts of a bill of 10.00 before tax. */
export const TEN_DOLLARS: Transaction['mont'] = {
  avantTax: '+000000010.00',
  TPS: '+000000000.50',
  TVQ: '+000000001.00',
  apresTax: '+000000011.50',
};

/** Amounts that are all zero. */
export const NOTHING: Transaction['mont'] = {
  avantTax: '+000000000.00',
  TPS: '+000000000.00',
  TVQ: '+000000000.00',
  apresTax: '+000000000.00',
};

/** One item; by default a dish of 10.00 with both taxes. */
export function sampleItem(change: Partial<TransactionItem> = {}): TransactionItem {
  return { qte: '+00001.00', descr: 'Plat du jour', prix: '+000000010.00', tax: 'FP', acti: 'RES', ...change };
}

/** A bill of 10.00 before tax, changed; what it has is still well formed. */
export function sampleBill(change: Partial<Transaction> = {}): Transaction {
  return transactionSchema.parse({ ...FIRST, items: [sampleItem()], mont: TEN_DOLLARS, ...change });
}

/** A reference to a transaction. */
export function refTo(t: Transaction): NonNullable<Transaction['refs']>[number] {
  return { noTrans: t.noTrans, datTrans: t.datTrans, avantTax: t.mont.avantTax };
}

import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { z } from 'zod';
import type { Authority } from '../authority.ts';
import type { ReceivedTransaction } from '../state/received-transaction.ts';

/** `after`: the sequence of the last one already seen. */
export const transactionsQuerySchema = z.strictObject({
  deviceNumber: z.string().optional(),
  noTrans: z.string().optional(),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});

export type TransactionsQuery = z.infer<typeof transactionsQuerySchema>;

export interface ListedTransaction extends Omit<ReceivedTransaction, 'offset' | 'length' | 'madeAt'> {
  /** 1 for the first bill ever received. */
  sequence: number;
  transaction: Transaction;
}

/** Received bills in the order they came, each with its full content. */
export function listTransactions(
  authority: Authority,
  query: TransactionsQuery,
): { items: ListedTransaction[]; next: number | null } {
  const { transactions } = authority.state;
  const items: ListedTransaction[] = [];
  let sequence = query.after;
  while (sequence < transactions.length && items.length < query.limit) {
    sequence += 1;
    const record = transactions[sequence - 1];
    if (!record || !matches(record, query)) continue;
    const found = findTransaction(authority, sequence);
    if (found) items.push(found);
  }
  return { items, next: sequence < transactions.length ? sequence : null };
}

export function findTransaction(authority: Authority, sequence: number): ListedTransaction | null {
  const record = authority.state.transactions[sequence - 1];
  if (!record) return null;
  const { offset, length, madeAt: _madeAt, ...rest } = record;
  // Written by this program after its structure had been found sound.
  const transaction = JSON.parse(authority.texts.read({ offset, length })) as Transaction;
  return { sequence, ...rest, transaction };
}

function matches(record: ReceivedTransaction, { deviceNumber, noTrans }: TransactionsQuery): boolean {
  return (
    (deviceNumber === undefined || record.deviceNumber === deviceNumber) &&
    (noTrans === undefined || record.noTrans === noTrans)
  );
}

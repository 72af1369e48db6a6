import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { type Transaction, transactionSchema } from '@comptoir/websrm/requests/transaction';
import { z } from 'zod';
import { readIssues } from '../checks/read-issues.ts';
import { TRANSACTION_FORMAT_CODES } from '../checks/transaction-format-codes.ts';

/** One bill of a request, and where it stood in it. */
export interface SentTransaction {
  transaction: Transaction;
  /** `reqTrans.transActu` or `reqTrans.transLot.<n>`. */
  path: string;
  place: 'current' | 'lot';
}

export interface TransactionsReading {
  structure: Finding[];
  formats: Finding[];
  /** Oldest first, the current one last. Empty when the structure is not sound. */
  sent: SentTransaction[];
}

const requestSchema = z.object({
  reqTrans: z.strictObject({
    transActu: transactionSchema.optional(),
    transLot: z.array(transactionSchema).min(1).optional(),
  }),
});

/** Groups 7 and 8 of a transaction request. The bills are passed on as they were sent, their fields in the order they came. */
export function readTransactions(body: unknown): TransactionsReading {
  const { structure, formats } = readIssues(requestSchema, body, TRANSACTION_FORMAT_CODES);
  if (structure.length > 0) return { structure, formats, sent: [] };
  const { transActu, transLot = [] } = soundRequest(body);
  if (!transActu && transLot.length === 0) return { structure: [finding('317', 'reqTrans')], formats, sent: [] };
  const lot = transLot.map((transaction, index) => sentAt(transaction, `${LOT_PATH}.${index}`, 'lot')).reverse();
  return { structure, formats, sent: transActu ? [...lot, sentAt(transActu, CURRENT_PATH, 'current')] : lot };
}

/** Every field is there and nothing else, though some values may be out of form: all of them are texts. */
function soundRequest(body: unknown): { transActu?: Transaction; transLot?: Transaction[] } {
  return (body as { reqTrans: { transActu?: Transaction; transLot?: Transaction[] } }).reqTrans;
}

function sentAt(transaction: Transaction, path: string, place: SentTransaction['place']): SentTransaction {
  return { transaction, path, place };
}

const CURRENT_PATH = 'reqTrans.transActu';
const LOT_PATH = 'reqTrans.transLot';

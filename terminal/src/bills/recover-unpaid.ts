import { dayOf } from '@comptoir/websrm/requests/rate-table';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import { keyOf, type UnpaidFacts } from '../journal/unpaid-bill.ts';
import { linesOfItems } from './compose-items.ts';
import { storedOrder } from './stored-order.ts';

/**
 * Reads from a bill that Comptoir gave back that it waits, if it does, and which waiting ones it ends. The order is read from its items, priced
 * before tax. Copies say nothing.
 */
export function recoverUnpaid(bill: Transaction): { unpaid?: UnpaidFacts; closes?: string[] } {
  if (bill.modImpr === 'RPR' || bill.modImpr === 'DUP') return {};
  const kind = kindOf(bill);
  const order = { lines: linesOfItems(bill.items), taxesIncluded: false, on: dayOf(bill.datTrans) };
  const table = bill.sectActi.noTabl?.replace(/^=+/, '') ?? null;
  return {
    ...(kind === null ? {} : { unpaid: { kind, table, order: storedOrder(order) } }),
    ...(bill.refs === undefined || isCreditNote(bill) ? {} : { closes: bill.refs.map(keyOf) }),
  };
}

/** True for a credit note, which ends no bill: what is left to pay of it stays. */
const isCreditNote = ({ mont }: Transaction): boolean => parseMoney(mont.apresTax) < 0;

function kindOf({ typTrans, mont }: Transaction): UnpaidFacts['kind'] | null {
  if (mont.sold !== undefined && parseMoney(mont.sold) > 0) return 'instalment';
  return typTrans === 'ADDI' || typTrans === 'SOUM' || typTrans === 'ESTM' ? KINDS[typTrans] : null;
}

const KINDS = { ADDI: 'bill', SOUM: 'quote', ESTM: 'estimate' } as const;

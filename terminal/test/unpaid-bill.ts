import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { Terms } from '../src/bills/compose-bill.ts';
import { composeUnpaid, type UnpaidWish } from '../src/bills/compose-table.ts';
import type { Line } from '../src/bills/price-lines.ts';
import type { UnpaidBill } from '../src/journal/unpaid-bill.ts';
import { linkedRecord, signedBill } from './linked-record.ts';
import { DAY } from './taxes.ts';

const TERMS: Terms = { payment: 'SOB', customers: 2, tip: null, training: false, service: 'TBL', table: '12' };

/** A bill that waits for its payment at table 12, numbered `AAAA-1`. */
export function unpaidBill(lines: readonly Line[], wish: Partial<UnpaidWish> & { number?: number } = {}): UnpaidBill {
  const {
    kind = 'bill',
    terms = TERMS,
    order = { lines, taxesIncluded: false, on: DAY },
    isHeld = false,
    number = 1,
  } = wish;
  const { content, unpaid } = composeUnpaid(linkedRecord(), { kind, order, terms, isHeld }, []);
  if (unpaid === undefined) throw new Error('the bill does not wait');
  return { ...unpaid, ...signed(signedBill(content, number)) };
}

/** Builds the unpaid rest behind a receipt. */
export const instalmentOf = (bill: UnpaidBill, receipt: Transaction): UnpaidBill => ({
  ...bill,
  kind: 'instalment',
  ...signed(receipt),
});

const signed = (bill: Transaction) => ({
  actu: bill.signa.actu,
  noTrans: bill.noTrans,
  datTrans: bill.datTrans,
  text: JSON.stringify(bill),
});

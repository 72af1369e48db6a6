import type { BillResult } from '@comptoir/contract/sales/bill-result';
import type { AuthorityError } from '../../../../gateways/tax-authority/answers.ts';
import { explainError } from '../../../../gateways/tax-authority/explain-error.ts';
import type { RefusedBill } from './check-bill.ts';
import type { BillStateRow } from './bills.store.ts';

/** Returns the till's answer about a stored bill. */
export function resultOf(bill: Omit<BillStateRow, 'position' | 'totalCents'>): BillResult {
  const named = { noTrans: bill.noTrans, actu: bill.signature };
  const errors = bill.errors.map((error: AuthorityError) => explainError(error));
  switch (bill.state) {
    case 'accepted':
    case 'received-with-errors': {
      const { psiNoTrans, psiDatTrans, noLot } = bill;
      return { ...named, state: 'accepted', psiNoTrans, psiDatTrans, noLot, errors };
    }
    case 'refused':
      return { ...named, state: 'refused', by: 'authority', reason: null, errors };
    case 'waiting':
    case 'sending':
    case 'unknown':
      return { ...named, state: 'waiting' };
  }
}

/** Returns the till's answer about a bill that this server has no place for yet. */
export const resultOfNotKnown = (bill: { noTrans: string; signature: string | null }): BillResult => ({
  noTrans: bill.noTrans,
  actu: bill.signature,
  state: 'not-known',
});

/** Returns the till's answer about a bill that was not taken. */
export const resultOfRefused = (bill: RefusedBill): BillResult => ({
  noTrans: bill.noTrans,
  actu: bill.signature,
  state: 'refused',
  by: 'relay',
  reason: bill.reason,
  errors: [],
});

import { cents } from '@comptoir/domain/base/amounts/cents';
import { fromAuthorityTime } from '@comptoir/websrm/requests/time';
import type { CheckedBill } from '../../src/features/sales/bills/take/check-bill.ts';
import type { SignedBill } from './terminals.ts';

/** A bill of a terminal as it is once it has been checked. */
export function checkedBill({ text, transaction }: SignedBill): CheckedBill {
  const signedAt = fromAuthorityTime(transaction.datTrans, transaction.utc);
  return { text, transaction, signedAt, totalCents: cents(575), minutesAhead: 0 };
}

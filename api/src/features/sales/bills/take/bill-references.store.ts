import type { Transaction } from '../../../../platform/database/database.ts';
import type { CheckedBill } from './check-bill.ts';

interface BillReference {
  readonly id: string;
  readonly signedAt: Date;
  readonly noTrans: string;
  readonly stamp: string;
}

/** Returns the references of a bill, under the id that it is stored with. */
export const referencesOf = (
  { transaction, signedAt }: Pick<CheckedBill, 'transaction' | 'signedAt'>,
  id: string,
): BillReference[] =>
  (transaction.refs ?? []).map(({ noTrans, datTrans }) => ({ id, signedAt, noTrans, stamp: datTrans }));

/** Keeps which bills refer to which; most of them to none. */
export function insertReferences(tx: Transaction, merchantId: string, references: readonly BillReference[]): void {
  if (references.length === 0) return;
  tx.write({
    name: 'insert-references',
    text: `insert into bill_references (merchant_id, no_trans, stamp, transaction_id, signed_at)
      select :merchantId, no_trans, stamp, id, signed_at
        from unnest(:numbers::text[], :stamps::text[], :ids::uuid[], :signedAt::timestamptz[])
        as t (no_trans, stamp, id, signed_at)
      on conflict do nothing`,
    values: {
      merchantId,
      numbers: references.map(({ noTrans }) => noTrans),
      stamps: references.map(({ stamp }) => stamp),
      ids: references.map(({ id }) => id),
      signedAt: references.map(({ signedAt }) => signedAt),
    },
  });
}

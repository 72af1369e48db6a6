import { endOfPrefix } from '@comptoir/domain/sales/bills/bill-search';
import type { Transaction } from '../../../../platform/database/database.ts';

/** A bill that a number leads to. */
export interface FoundBill {
  readonly id: string;
  readonly number: string;
  readonly authorityNumber: string | null;
  readonly merchantId: string;
  readonly company_name: string;
  readonly signedAt: Date;
  readonly totalCents: number;
}

const BILL = `b.id, b.no_trans as number, t.psi_no_trans as "authorityNumber", b.merchant_id as "merchantId", m.company_name,
  b.signed_at as "signedAt", b.total_cents::float8 as "totalCents"`;
const BESIDE = `join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
  join merchants m on m.id = b.merchant_id`;

/** A merchant's bills whose number begins like this, the newest first. */
export const findBillsOfMerchant = (
  tx: Transaction,
  { merchantId, number, most }: { merchantId: string; number: string; most: number },
): Promise<FoundBill[]> =>
  tx.many({
    text: `select ${BILL} from (select * from transactions where merchant_id = $1 and no_trans collate "C" >= $2
        and no_trans collate "C" < $3 offset 0) b ${BESIDE}
      order by b.signed_at desc, b.id limit $4`,
    values: [merchantId, number, endOfPrefix(number), most],
  });

/** A merchant's bills of an amount, with either sign, the newest first. */
export const findBillsOfAmount = (
  tx: Transaction,
  { merchantId, amountCents, most }: { merchantId: string; amountCents: number; most: number },
): Promise<FoundBill[]> =>
  tx.many({
    text: `select ${BILL} from (select id, signed_at from transactions where merchant_id = $1 and total_cents in ($2::bigint, - $2::bigint)
          order by signed_at desc, id limit $3) f
        join transactions b on b.merchant_id = $1 and b.id = f.id and b.signed_at = f.signed_at ${BESIDE}
      order by b.signed_at desc, b.id`,
    values: [merchantId, amountCents, most],
  });

/** The bills of a whole number, whose first letters say which device made it, and so which merchant's it is. */
export const findBillsAnywhere = (
  tx: Transaction,
  { number, prefix, most }: { number: string; prefix: string; most: number },
): Promise<FoundBill[]> =>
  tx.many({
    text: `select ${BILL} from (select merchant_id from devices where bill_prefix = $1 offset 0) d
        join transactions b on b.merchant_id = d.merchant_id and b.no_trans collate "C" = $2 ${BESIDE}
      order by b.signed_at desc, b.id limit $3`,
    values: [prefix, number, most],
  });

/** The bills of a number of the authority's: one, unless it gave a number twice. */
export const findBillsByAuthority = (
  tx: Transaction,
  { psiNoTrans, most }: { psiNoTrans: string; most: number },
): Promise<FoundBill[]> =>
  tx.many({
    text: `select ${BILL} from (select * from transmissions where psi_no_trans = $1 offset 0) t
        join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
        join merchants m on m.id = b.merchant_id
      order by b.signed_at desc, b.id limit $2`,
    values: [psiNoTrans, most],
  });

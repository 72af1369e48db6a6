import { endOfPrefix } from '@comptoir/domain/sales/bills/bill-search';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { BillFilter } from './bill-filter.ts';
import { pageFrom, placeOf, UNANSWERED, valuesOf, type BillLine, type BillPlace } from './bills.queries.ts';

/** The bills of some ids: those found by an index of its own, each with the months that hold them. */
const ofIds = (found: string): string =>
  `(select b.* from (${found} offset 0) f join transactions b on b.merchant_id = :merchantId and b.id = f.id and b.signed_at = f.signed_at
    offset 0)`;

/** By the beginning of its number: no other condition stands beside it, so that no other index is taken. */
const BY_NUMBER = `(select * from transactions where merchant_id = :merchantId and no_trans collate "C" >= :number
  and no_trans collate "C" < :numberEnd offset 0)`;

/** A page of the bills that a number begins like this. */
export function listBillsByNumber(
  tx: Transaction,
  filter: BillFilter,
  { number, ...page }: BillPlace & { number: string },
): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page), number, numberEnd: endOfPrefix(number) };
  return page.direction === 'older'
    ? tx.many({ name: 'find-bills-by-number-older', text: pageFrom(BY_NUMBER, 'older'), values: { ...values } })
    : tx.many({ name: 'find-bills-by-number-newer', text: pageFrom(BY_NUMBER, 'newer'), values: { ...values } });
}

const BY_AUTHORITY = ofIds(
  'select transaction_id as id, signed_at from transmissions where merchant_id = :merchantId and psi_no_trans = :psiNoTrans',
);

/** A page of the bills with a number of the authority's: one, unless it gave a number twice. */
export function listBillsByAuthorityNumber(
  tx: Transaction,
  filter: BillFilter,
  { psiNoTrans, ...page }: BillPlace & { psiNoTrans: string },
): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page), psiNoTrans };
  return page.direction === 'older'
    ? tx.many({ name: 'find-bills-by-authority-older', text: pageFrom(BY_AUTHORITY, 'older'), values: { ...values } })
    : tx.many({ name: 'find-bills-by-authority-newer', text: pageFrom(BY_AUTHORITY, 'newer'), values: { ...values } });
}

/** From the index of the list alone, which holds amounts. */
const BY_AMOUNT = ofIds(`select id, signed_at from transactions
  where merchant_id = :merchantId and signed_at >= :start and signed_at < :end and total_cents in (:amount::bigint, - :amount::bigint)`);

/** A page of the bills of an amount, with either sign. */
export function listBillsByAmount(
  tx: Transaction,
  filter: BillFilter,
  { amount, ...page }: BillPlace & { amount: number },
): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page), amount };
  return page.direction === 'older'
    ? tx.many({ name: 'find-bills-by-amount-older', text: pageFrom(BY_AMOUNT, 'older'), values: { ...values } })
    : tx.many({ name: 'find-bills-by-amount-newer', text: pageFrom(BY_AMOUNT, 'newer'), values: { ...values } });
}

const BY_STATE = ofIds(`select transaction_id as id, signed_at from transmissions
    where merchant_id = :merchantId and state in ('refused', 'received-with-errors') and state = any(:states)
  union all select transaction_id, signed_at from transmissions
    where device_id in (select id from devices where merchant_id = :merchantId) and state in ('waiting', 'sending', 'unknown')
      and state = any(:states)`);

/** A page of the bills in states that hardly any bill is in. */
export function listBillsByState(tx: Transaction, filter: BillFilter, page: BillPlace): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page) };
  return page.direction === 'older'
    ? tx.many({ name: 'find-bills-by-state-older', text: pageFrom(BY_STATE, 'older'), values: { ...values } })
    : tx.many({ name: 'find-bills-by-state-newer', text: pageFrom(BY_STATE, 'newer'), values: { ...values } });
}

const BY_SILENCE = ofIds(UNANSWERED);

/** A page of the bills that are printed without the authority's number. */
export function listUnansweredBills(tx: Transaction, filter: BillFilter, page: BillPlace): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page) };
  return page.direction === 'older'
    ? tx.many({ name: 'find-unanswered-bills-older', text: pageFrom(BY_SILENCE, 'older'), values: { ...values } })
    : tx.many({ name: 'find-unanswered-bills-newer', text: pageFrom(BY_SILENCE, 'newer'), values: { ...values } });
}

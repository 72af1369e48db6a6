import type { BillKind } from '@comptoir/domain/sales/bills/bill-kind';
import { endOfPrefix } from '@comptoir/domain/sales/bills/bill-search';
import type { PaymentCode } from '@comptoir/domain/sales/bills/payment-method';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { BillCursor, Direction } from './bill-cursor.ts';
import { isRare, type BillFilter } from './bill-filter.ts';

/** A bill of a list, with the device as it is named today. */
export interface BillLine {
  readonly id: string;
  readonly noTrans: string;
  readonly signedAt: Date;
  readonly totalCents: number;
  readonly kind: BillKind;
  readonly payment: PaymentCode;
  readonly employee: string | null;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly state: TransmissionState;
  readonly psiNoTrans: string | null;
  readonly noLot: string | null;
}

/** The columns of a line, of a bill `b`, its transmission `t` and its device `d`. */
export const LINE = `b.id, b.no_trans as "noTrans", b.signed_at as "signedAt", b.total_cents::float8 as "totalCents", b.kind, b.payment,
  b.employee, b.device_id as "deviceId", d.name as "deviceName", t.state, t.psi_no_trans as "psiNoTrans", t.no_lot as "noLot"`;

/** The same of a bill that its transmission was read with already. */
const LISTED = `b.id, b.no_trans as "noTrans", b.signed_at as "signedAt", b.total_cents::float8 as "totalCents", b.kind, b.payment,
  b.employee, b.device_id as "deviceId", d.name as "deviceName", b.state, b.psi_no_trans as "psiNoTrans", b.no_lot as "noLot"`;

/**
 * Join of a bill's transmission: one row, by its key. PostgreSQL does not know that devices belong to one merchant, and would rather read all of
 * a merchant's; `offset 0` leaves it no other way.
 */
const SENT = `cross join lateral (
    select t.* from transmissions t where t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position offset 0
  ) t`;

const DEVICE = 'join devices d on d.merchant_id = b.merchant_id and d.id = b.device_id';

/** Joins of a bill's transmission and device: one row each. */
export const BESIDE = `${SENT} ${DEVICE}`;

const WANTED = `b.merchant_id = :merchantId and b.signed_at >= :start::timestamptz and b.signed_at < :end::timestamptz
  and (:deviceIds::uuid[] is null or b.device_id = any(:deviceIds))
  and (:employees::text[] is null or b.employee = any(:employees))
  and (:kinds::text[] is null or b.kind = any(:kinds))
  and (:payments::text[] is null or b.payment = any(:payments))`;

const STATE = '(:states::text[] is null or t.state = any(:states))';

/**
 * Bills whose document says PROBLÈME DE COMMUNICATION in the place of the authority's number: those that wait, those that were
 * refused unnumbered, and those that went in a batch, which has a number of its own. Source: SRM-33, SRM-43.
 */
export const UNANSWERED = `select transaction_id as id, signed_at from transmissions
    where merchant_id = :merchantId and no_lot is not null and psi_no_trans is null
  union all select transaction_id, signed_at from transmissions
    where merchant_id = :merchantId and state in ('refused', 'received-with-errors') and state = 'refused' and no_lot is null
      and psi_no_trans is null
  union all select transaction_id, signed_at from transmissions
    where device_id in (select id from devices where merchant_id = :merchantId) and state in ('waiting', 'sending', 'unknown')`;

/** Few bills, each way along an index of its own: numbers, amounts, and states that are rare. */
const FOUND = `select id, signed_at from transactions
    where merchant_id = :merchantId and no_trans collate "C" >= :number and no_trans collate "C" < :numberEnd
  union select transaction_id, signed_at from transmissions where merchant_id = :merchantId and psi_no_trans = :psiNoTrans
  union select id, signed_at from transactions
    where :amount::bigint is not null and merchant_id = :merchantId and signed_at >= :start::timestamptz and signed_at < :end::timestamptz
      and total_cents in (:amount, - :amount)
  union select transaction_id, signed_at from transmissions
    where :isByState::boolean and merchant_id = :merchantId and state in ('refused', 'received-with-errors') and state = any(:states)
  union select transaction_id, signed_at from transmissions
    where :isByState::boolean and device_id in (select id from devices where merchant_id = :merchantId)
      and state in ('waiting', 'sending', 'unknown') and state = any(:states)
  union select u.id, u.signed_at from (${UNANSWERED}) u where :isUnanswered::boolean`;

/** Returns the condition of a page's start, by its direction. The bound of the time alone leaves out months that are not asked for. */
const placeIn = (direction: Direction): string =>
  direction === 'older'
    ? 'b.signed_at <= :at::timestamptz and (b.signed_at, b.id) < (:at, :id::uuid)'
    : 'b.signed_at >= :at::timestamptz and (b.signed_at, b.id) > (:at, :id::uuid)';
const orderOf = (direction: Direction): string =>
  direction === 'older' ? 'b.signed_at desc, b.id desc' : 'b.signed_at, b.id';

/** A page of bills `b` from somewhere: by key, in the order of its direction, the state asked of each in turn until it is full. */
export const pageFrom = (bills: string, direction: Direction): string => `select ${LISTED} from (
    ${readFrom(bills, direction, '')}
  ) b ${DEVICE}
  order by ${orderOf(direction)}`;

const READ = `b.id, b.no_trans, b.signed_at, b.total_cents, b.kind, b.payment, b.employee, b.merchant_id, b.device_id,
      t.state, t.psi_no_trans, t.no_lot`;

const readFrom = (bills: string, direction: Direction, more: string): string => `select ${READ}${more}
    from ${bills} b ${SENT}
    where ${WANTED} and ${STATE} and ${placeIn(direction)}
    order by ${orderOf(direction)} limit :limit`;

/** A page of a file, newest first: the same with what the bills add to the sales, and more of their documents. */
export const filePageFrom = (
  more: string,
): string => `select ${LISTED}, b.sold_cents::float8 as "soldCents", ${more} from (
    ${readFrom('transactions', 'older', ', b.document, b.sold_cents')}
  ) b ${DEVICE}
  order by ${orderOf('older')}`;

/** Page 10,000 costs what page 1 costs. */
export function listBillLines(tx: Transaction, filter: BillFilter, page: BillPlace): Promise<BillLine[]> {
  const values = { ...valuesOf(filter), ...placeOf(page) };
  return page.direction === 'older'
    ? tx.many({ name: 'list-bills-older', text: pageFrom('transactions', 'older'), values: { ...values } })
    : tx.many({ name: 'list-bills-newer', text: pageFrom('transactions', 'newer'), values: { ...values } });
}

/** Sums of bills, without those that the authority refused, for they are made again. */
export interface BillSums {
  readonly count: number;
  readonly countedBills: number;
  readonly receivedCents: number;
  readonly returnedCents: number;
  readonly soldCents: number;
}

const SUMS = `count(*)::int as count, (count(*) filter (where b.sold_cents <> 0 and r.state is null))::int as "countedBills",
  coalesce(sum(b.sold_cents) filter (where b.sold_cents > 0 and r.state is null), 0)::float8 as "receivedCents",
  coalesce(sum(b.sold_cents) filter (where b.sold_cents < 0 and r.state is null), 0)::float8 as "returnedCents",
  coalesce(sum(b.sold_cents) filter (where r.state is null), 0)::float8 as "soldCents"`;

const REFUSED = `left join transmissions r on r.merchant_id = :merchantId and r.state = 'refused' and r.transaction_id = b.id
  and r.signed_at = b.signed_at`;

/** From the index of the list alone, unless a state is asked for. Decision 66. */
export function sumBillLines(tx: Transaction, filter: BillFilter): Promise<BillSums | null> {
  const values = valuesOf(filter);
  return isRare(filter)
    ? tx.first({
        name: 'sum-rare-bills',
        text: `with found as (${FOUND})
          select ${SUMS} from found f
            join transactions b on b.merchant_id = :merchantId and b.id = f.id and b.signed_at = f.signed_at
            join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
            ${REFUSED}
          where ${WANTED} and ${STATE}`,
        values: { ...values, ...searchOf(filter) },
      })
    : tx.first({
        name: 'sum-bills',
        text: `select ${SUMS} from transactions b ${REFUSED}
          where ${WANTED} and (:states::text[] is null or exists (
            select from transmissions t where t.merchant_id = b.merchant_id and t.device_id = b.device_id
              and t.position = b.position and t.state = any(:states)))`,
        values: { ...values },
      });
}

export const valuesOf = (filter: BillFilter) => ({
  merchantId: filter.merchantId,
  start: filter.start,
  end: filter.end,
  deviceIds: filter.deviceIds,
  employees: filter.employees,
  kinds: filter.kinds,
  payments: filter.payments,
  states: filter.states,
});

const searchOf = ({ search, isUnanswered }: BillFilter) => ({
  number: search?.number ?? null,
  numberEnd: search?.number ? endOfPrefix(search.number) : null,
  psiNoTrans: search?.psiNoTrans ?? null,
  amount: search?.amountCents ?? null,
  isByState: search === null && !isUnanswered,
  isUnanswered,
});

/** Start of a page, and its direction. */
export interface BillPlace {
  readonly direction: Direction;
  /** The bill that it begins behind; null for the first page. */
  readonly cursor: BillCursor | null;
  readonly limit: number;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const placeOf = ({ cursor, limit }: BillPlace) => ({
  at: cursor ? cursor.signedAt : ('infinity' as const),
  id: cursor ? cursor.id : LAST_ID,
  limit,
});

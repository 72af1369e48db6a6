import type { AuthorityError } from '../../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { BESIDE, LINE, type BillLine } from './bills.queries.ts';

/** A bill with its document. */
export interface StoredBill extends BillLine {
  readonly document: string;
}

/** A bill as it is read by itself. */
export interface WholeBill extends StoredBill {
  readonly position: number;
  readonly deviceNumber: string | null;
  readonly receivedAt: Date;
  readonly settledAt: Date | null;
  readonly attestedAt: Date | null;
  readonly psiDatTrans: string | null;
  readonly errors: readonly AuthorityError[];
}

export const findWholeBill = (
  tx: Transaction,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<WholeBill | null> =>
  tx.first({
    name: 'find-whole-bill',
    text: `select ${LINE}, b.document, b.position::int, d.device_number as "deviceNumber", b.received_at as "receivedAt",
        t.settled_at as "settledAt", t.attested_at as "attestedAt", t.psi_dat_trans as "psiDatTrans", t.errors
      from transactions b ${BESIDE}
      where b.merchant_id = $1 and b.id = $2`,
    values: [merchantId, id],
  });

/** Bills of some numbers: a number may come again on another day, or on a reproduction of the same bill. */
export const listBillsNumbered = (
  tx: Transaction,
  merchantId: string,
  numbers: readonly string[],
): Promise<StoredBill[]> =>
  tx.many({
    name: 'list-bills-numbered',
    text: `select ${LINE}, b.document from transactions b ${BESIDE}
      where b.merchant_id = $1 and b.no_trans collate "C" = any($2::text[])
      order by b.signed_at, b.id`,
    values: [merchantId, numbers],
  });

/** The bills that name a bill by its number and time, oldest first. */
export const listReferringBills = (
  tx: Transaction,
  { merchantId, noTrans, stamp }: { merchantId: string; noTrans: string; stamp: string },
): Promise<BillLine[]> =>
  tx.many({
    name: 'list-referring-bills',
    text: `select ${LINE} from bill_references f
        join transactions b on b.merchant_id = f.merchant_id and b.id = f.transaction_id and b.signed_at = f.signed_at
        ${BESIDE}
      where f.merchant_id = $1 and f.no_trans = $2 and f.stamp = $3
      order by b.signed_at, b.id`,
    values: [merchantId, noTrans, stamp],
  });

/** A link of a chain. */
export interface ChainLinkRow {
  readonly id: string;
  readonly position: number;
  readonly noTrans: string;
  readonly document: string;
}

/** The links right before and after a place in a device's chain. */
export const listNeighbours = (
  tx: Transaction,
  { merchantId, deviceId, position }: { merchantId: string; deviceId: string; position: number },
): Promise<ChainLinkRow[]> =>
  tx.many({
    name: 'list-neighbours',
    text: `select b.id, t.position::int, b.no_trans as "noTrans", b.document from transmissions t
        join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
      where t.merchant_id = $1 and t.device_id = $2 and t.position in ($3::bigint - 1, $3::bigint + 1)`,
    values: [merchantId, deviceId, position],
  });

/** A request that carried a bill, and how it ended. */
export interface AttemptRow {
  readonly startedAt: Date;
  readonly trigger: string;
  readonly inBatch: boolean;
  readonly receivedAt: Date | null;
  readonly outcome: 'answer' | 'unavailable' | 'unknown' | null;
  readonly detail: string | null;
  readonly httpStatus: number | null;
  readonly body: string | null;
}

/** Window of the requests that may have carried a bill: from when it came to when it was settled. */
export interface AttemptWindow {
  readonly merchantId: string;
  readonly deviceId: string;
  readonly position: number;
  readonly from: Date;
  readonly to: Date;
}

/** Oldest first. An id begins with its instant, so that the key alone finds those of a window. */
export const listAttempts = (tx: Transaction, window: AttemptWindow): Promise<AttemptRow[]> =>
  tx.many({
    name: 'list-attempts',
    text: `select a.started_at as "startedAt", a.trigger, a.current_position is distinct from :position as "inBatch",
        r.received_at as "receivedAt", r.outcome, r.detail, r.http_status as "httpStatus", r.body
      from transmission_attempts a
        left join transmission_replies r on r.merchant_id = a.merchant_id and r.attempt_id = a.id
      where a.merchant_id = :merchantId and a.id >= :firstId::uuid and a.id < :lastId::uuid and a.device_id = :deviceId
        and a.started_at >= :from and a.started_at <= :to
        and (a.current_position = :position::bigint or :position = any(a.lot_positions))
      order by a.started_at, a.id`,
    values: {
      merchantId: window.merchantId,
      deviceId: window.deviceId,
      position: window.position,
      from: window.from,
      to: window.to,
      firstId: firstIdOf(window.from),
      lastId: firstIdOf(new Date(window.to.getTime() + 1)),
    },
  });

/** No id of version 7 of this instant is before it. */
function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Certificates of bills, with that of the authority by which QR codes are sealed. */
export interface BillCertificate {
  readonly thumbprint: string;
  readonly certificate: string;
  readonly psiCertificate: string;
}

export const listBillCertificates = (
  tx: Transaction,
  merchantId: string,
  thumbprints: readonly string[],
): Promise<BillCertificate[]> =>
  tx.many({
    name: 'list-bill-certificates',
    text: `select thumbprint, certificate, psi_certificate as "psiCertificate" from certificates
      where merchant_id = $1 and thumbprint = any($2::text[]) order by thumbprint`,
    values: [merchantId, thumbprints],
  });

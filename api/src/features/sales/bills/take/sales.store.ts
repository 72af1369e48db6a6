import { FIRST_LINK } from '@comptoir/websrm/signing/signing';
import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import { soldCents } from '@comptoir/websrm/requests/report-counters';
import type { Statements } from '../../../../platform/database/open-statements.ts';
import type { SellingDevice } from '../../devices/calling-device.ts';
import type { CheckedBill } from './check-bill.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';
import { orderedId } from '../../../../platform/ordered-id.ts';

/** A sale to be stored: whose it is, and the request that will carry it. */
export interface NewSale {
  readonly till: { readonly device: SellingDevice; readonly tokenHash: Buffer };
  readonly attemptId: string;
  readonly bill: CheckedBill;
}

/** Place of a sale. A sale without one was not stored. */
export interface PlacedSale {
  readonly deviceId: string;
  readonly position: number;
  readonly operator: LockedLane['operator'];
}

/**
 * Stores sales of several tills, each with its attempt and its lane leased, by one statement that is one commit. Only the sale that
 * follows the head of a free lane is stored, and whether a lane is free its own locked row says: a lane that someone else holds at this
 * moment is left out, and so is a till that has not got its token any more, or is not what its bill was checked against. No policy
 * stands behind this statement: it compares till and merchant itself.
 */
export const insertSales = (
  statements: Statements,
  { sales, now, until }: { sales: readonly NewSale[]; now: Date; until: Date },
): Promise<PlacedSale[]> =>
  statements.many({
    name: 'insert-sales',
    text: `with sale as (
        select * from unnest(:ids::uuid[], :merchantIds::uuid[], :deviceIds::uuid[], :attemptIds::uuid[], :previous::text[],
          :signedAt::timestamptz[], :numbers::text[], :documentTypes::text[], :totals::bigint[], :documents::text[],
          :signatures::text[], :sold::bigint[], :kinds::text[], :payments::text[], :employees::text[], :tokenHashes::bytea[],
          :deviceNumbers::text[], :fileNumbers::text[], :qstNumbers::text[], :gstNumbers::text[], :renewals::boolean[])
          as t (id, merchant_id, device_id, attempt_id, previous, signed_at, no_trans, document_type, total_cents, document,
            signature, sold_cents, kind, payment, employee, token_hash, device_number, file_number, qst_number, gst_number,
            is_renewal_requested)
      ), free as (
        select l.device_id,
            json_build_object('deviceNumber', d.device_number, 'gstNumber', m.gst_number, 'qstNumber', m.qst_number) as operator
          from lanes l join sale s on s.device_id = l.device_id and s.merchant_id = l.merchant_id
            join devices d on d.id = l.device_id and d.merchant_id = l.merchant_id and d.token_hash = s.token_hash
              and d.device_number = s.device_number and (d.renewal_requested_at is not null) = s.is_renewal_requested
            join merchants m on m.id = l.merchant_id and m.file_number = s.file_number
              and m.qst_number = s.qst_number and m.gst_number = s.gst_number
          where l.next_attempt_at is null and l.lease_id is null and l.failures = 0 and l.unheard_since is null
            and l.head_signature is not distinct from s.previous
            and not exists (select from transmissions t
              where t.device_id = l.device_id and t.state in ('waiting', 'sending', 'unknown'))
          for no key update of l skip locked
      ), placed as (
        update lanes l set head_signature = s.signature, head_no_trans = s.no_trans, last_position = l.last_position + 1,
            lease_id = s.attempt_id, lease_until = :until, next_attempt_at = :until, last_seen_at = :now
          from sale s join free f on f.device_id = s.device_id
          where l.device_id = s.device_id and l.merchant_id = s.merchant_id
            and l.head_signature is not distinct from s.previous
          returning l.device_id, l.merchant_id, l.last_position as position
      ), stored as (
        insert into transactions
          (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents, sold_cents, document,
            signature, kind, payment, employee)
        select s.id, p.merchant_id, p.device_id, p.position, s.signed_at, :now, s.no_trans, s.document_type, s.total_cents,
          s.sold_cents, s.document, s.signature, s.kind, s.payment, s.employee
          from placed p join sale s using (device_id)
      ), leaving as (
        insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, attempts)
        select p.merchant_id, p.device_id, p.position, s.id, s.signed_at, 'sending', 1
          from placed p join sale s using (device_id)
      ), attempted as (
        insert into transmission_attempts (id, merchant_id, device_id, started_at, trigger, current_position, lot_positions)
        select s.attempt_id, p.merchant_id, p.device_id, :now, 'sale', p.position, '{}'
          from placed p join sale s using (device_id)
      )
      select p.device_id as "deviceId", p.position::int, f.operator from placed p join free f using (device_id)`,
    values: {
      ...columnsOf(sales),
      now,
      until,
    },
  });

const columnsOf = (sales: readonly NewSale[]) => ({
  ...billColumns(sales),
  merchantIds: sales.map(({ till }) => till.device.merchantId),
  deviceIds: sales.map(({ till }) => till.device.id),
  attemptIds: sales.map(({ attemptId }) => attemptId),
  previous: sales.map(({ bill }) => previousOf(bill)),
  tokenHashes: sales.map(({ till }) => till.tokenHash),
  deviceNumbers: sales.map(({ till }) => till.device.deviceNumber),
  fileNumbers: sales.map(({ till }) => till.device.fileNumber),
  qstNumbers: sales.map(({ till }) => till.device.qstNumber),
  gstNumbers: sales.map(({ till }) => till.device.gstNumber),
  renewals: sales.map(({ till }) => till.device.isRenewalRequested),
});

/** A lane without any link has no head. */
const previousOf = ({ transaction: { signa } }: CheckedBill): string | null =>
  signa.preced === FIRST_LINK ? null : signa.preced;

/** Returns the columns that are stored of bills beside their place: a statement takes arrays. Each bill gets its id here. */
export const billColumns = (holders: readonly { readonly bill: CheckedBill }[]) => {
  const bills = holders.map(({ bill }) => bill);
  return {
    ids: bills.map(({ signedAt }) => orderedId(signedAt)),
    signedAt: bills.map(({ signedAt }) => signedAt),
    numbers: bills.map(({ transaction }) => transaction.noTrans),
    documentTypes: bills.map(({ transaction }) => transaction.typTrans),
    totals: bills.map(({ totalCents }) => totalCents),
    documents: bills.map(({ text }) => text),
    signatures: bills.map(({ transaction }) => transaction.signa.actu),
    sold: bills.map(({ transaction }) => soldCents(transaction)),
    kinds: bills.map(({ transaction }) => billKind(transaction)),
    payments: bills.map(({ transaction }) => transaction.modPai),
    employees: bills.map(({ transaction }) => transaction.nomUtil ?? null),
  };
};

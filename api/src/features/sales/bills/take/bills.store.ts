import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { AuthorityError } from '../../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { AttestedBill } from './attest-bills.ts';
import { billColumns } from './bill-columns.ts';
import type { CheckedBill } from './check-bill.ts';
import { insertReferences, referencesOf } from './bill-references.store.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';

/** A bill with its place in the chain. */
export interface PlacedBill {
  readonly position: number;
  readonly bill: CheckedBill;
}

/** Stores bills on a lane; those that the request about to leave carries are marked as under way. */
export function insertBills(
  tx: Transaction,
  input: { lane: LockedLane; placed: readonly PlacedBill[]; receivedAt: Date; leaving: ReadonlySet<number> },
): void {
  const { lane, placed, receivedAt, leaving } = input;
  if (placed.length === 0) return;
  const columns = billColumns(placed);
  tx.write({
    name: 'insert-bills',
    text: `with bill as (
        select * from unnest(:ids::uuid[], :positions::bigint[], :signedAt::timestamptz[], :numbers::text[],
          :documentTypes::text[], :totals::bigint[], :documents::text[], :signatures::text[], :leaves::boolean[], :sold::bigint[],
          :kinds::text[], :payments::text[], :employees::text[])
          as t (id, position, signed_at, no_trans, document_type, total_cents, document, signature, leaves, sold_cents, kind, payment,
            employee)
      ), stored as (
        insert into transactions
          (id, merchant_id, device_id, position, signed_at, received_at, no_trans, document_type, total_cents, sold_cents, document,
            signature, kind, payment, employee)
        select id, :merchantId, :deviceId, position, signed_at, :receivedAt, no_trans, document_type, total_cents, sold_cents,
          document, signature, kind, payment, employee
          from bill
      )
      insert into transmissions (merchant_id, device_id, position, transaction_id, signed_at, state, attempts)
      select :merchantId, :deviceId, position, id, signed_at, case when leaves then 'sending' else 'waiting' end,
        leaves::int from bill`,
    values: {
      merchantId: lane.merchantId,
      deviceId: lane.deviceId,
      ...columns,
      positions: placed.map(({ position }) => position),
      receivedAt,
      leaves: placed.map(({ position }) => leaving.has(position)),
    },
  });
  insertReferences(
    tx,
    lane.merchantId,
    placed.flatMap(({ bill }, index) => referencesOf(bill, columns.ids[index] ?? '')),
  );
}

/** A bill as the authority left it. */
export interface BillStateRow {
  readonly position: number;
  readonly noTrans: string;
  readonly totalCents: number;
  readonly signature: string;
  readonly state: TransmissionState;
  readonly psiNoTrans: string | null;
  readonly psiDatTrans: string | null;
  readonly noLot: string | null;
  readonly errors: readonly AuthorityError[];
}

/** Bills of a till by signature; those it never handed over are not in the list. */
export const listBillStates = (
  tx: Transaction,
  deviceId: string,
  signatures: readonly string[],
): Promise<BillStateRow[]> =>
  tx.many({
    name: 'list-bill-states',
    text: `select t.position::int, b.no_trans as "noTrans", b.total_cents::float8 as "totalCents", b.signature, t.state,
        t.psi_no_trans as "psiNoTrans",
        t.psi_dat_trans as "psiDatTrans", t.no_lot as "noLot", t.errors
      from transactions b
      join transmissions t on t.merchant_id = b.merchant_id and t.device_id = b.device_id and t.position = b.position
      where b.device_id = $1 and left(b.signature, 22) = any($2::text[]) and b.signature = any($3::text[])`,
    values: [deviceId, signatures.map((signature) => signature.slice(0, 22)), signatures],
  });

/** Settles bills by what their till was told earlier, and says of each that it was. `settledAt` as far as the answer dates it. */
export function attestTransmissions(
  tx: Transaction,
  input: { lane: LockedLane; attested: readonly AttestedBill[]; now: Date },
): void {
  const { lane, attested, now } = input;
  if (attested.length === 0) return;
  tx.write({
    text: `update transmissions t set state = n.state, psi_no_trans = n.psi_no_trans, psi_dat_trans = n.psi_dat_trans,
        no_lot = n.no_lot, errors = n.errors, attested_at = :now,
        settled_at = least(:now, coalesce(
          to_timestamp(n.psi_dat_trans, 'YYYYMMDDHH24MISS')::timestamp at time zone 'America/Toronto', t.signed_at))
      from unnest(:positions::bigint[], :states::text[], :psiNumbers::text[], :psiDates::text[], :lots::text[], :errors::jsonb[])
        as n (position, state, psi_no_trans, psi_dat_trans, no_lot, errors)
      where t.merchant_id = :merchantId and t.device_id = :deviceId and t.position = n.position
        and t.state in ('waiting', 'sending', 'unknown')`,
    values: {
      merchantId: lane.merchantId,
      deviceId: lane.deviceId,
      now,
      positions: attested.map(({ position }) => position),
      states: attested.map(({ state }) => state),
      psiNumbers: attested.map(({ outcome }) => outcome.psiNoTrans),
      psiDates: attested.map(({ outcome }) => outcome.psiDatTrans),
      lots: attested.map(({ outcome }) => outcome.noLot),
      errors: attested.map(({ outcome }) =>
        JSON.stringify(
          outcome.errors.map(({ id, codRetour, message }): AuthorityError => ({
            id,
            mess: message,
            codRetour,
            noTrans: null,
          })),
        ),
      ),
    },
  });
}

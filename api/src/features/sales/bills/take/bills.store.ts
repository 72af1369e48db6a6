import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import type { AuthorityError } from '../../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { AttestedBill } from './attest-bills.ts';
import { billColumns } from './bill-columns.ts';
import type { CheckedBill } from './check-bill.ts';
import { insertReferences, referencesOf } from './bill-references.store.ts';
import type { LockedLane } from '../lanes/lanes.store.ts';
import type { SettledBill } from '../lanes/settle-request.ts';

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

/** Marks bills that waited as under way. */
export function markSending(tx: Transaction, lane: LockedLane, positions: readonly number[]): void {
  tx.write({
    name: 'mark-sending',
    text: `update transmissions set state = 'sending', attempts = attempts + 1
      where merchant_id = $1 and device_id = $2 and position in (select unnest($3::bigint[]))`,
    values: [lane.merchantId, lane.deviceId, positions],
  });
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

/** Records what a reply made of each bill it was about; a bill that is settled already stays as it is. */
export function updateTransmissions(
  tx: Transaction,
  input: { lane: LockedLane; settled: readonly SettledBill[]; now: Date },
): void {
  const { lane, settled, now } = input;
  tx.write({
    name: 'update-transmissions',
    text: `update transmissions t set state = n.state, psi_no_trans = n.psi_no_trans, psi_dat_trans = n.psi_dat_trans,
        no_lot = n.no_lot, errors = n.errors, settled_at = n.settled_at
      from unnest(:positions::bigint[], :states::text[], :psiNumbers::text[], :psiDates::text[], :lots::text[], :errors::jsonb[],
        :settledAt::timestamptz[])
        as n (position, state, psi_no_trans, psi_dat_trans, no_lot, errors, settled_at)
      where t.merchant_id = :merchantId and t.device_id = :deviceId and t.position = n.position
        and t.state in ('waiting', 'sending', 'unknown')`,
    values: {
      merchantId: lane.merchantId,
      deviceId: lane.deviceId,
      positions: settled.map(({ bill }) => bill.position),
      states: settled.map(({ state }) => state),
      psiNumbers: settled.map(({ psiNoTrans }) => psiNoTrans),
      psiDates: settled.map(({ psiDatTrans }) => psiDatTrans),
      lots: settled.map(({ noLot }) => noLot),
      errors: settled.map(({ errors }) => JSON.stringify(errors)),
      settledAt: settled.map(({ state }) => (state === 'waiting' || state === 'unknown' ? null : now)),
    },
  });
}

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

/** A bill that waits, which the log did not say before. */
export interface NewlyWaiting {
  readonly position: number;
  readonly noTrans: string;
  readonly totalCents: number;
}

/** Marks the waiting bills of a lane as logged and lists those that were not, also the ones that no request carried yet. */
export const markWaitLogged = (tx: Transaction, { merchantId, deviceId }: LockedLane): Promise<NewlyWaiting[]> =>
  tx.many({
    name: 'mark-wait-logged',
    text: `with marked as (
        update transmissions set wait_logged = true
          where merchant_id = $1 and device_id = $2 and state in ('waiting', 'unknown') and not wait_logged
          returning merchant_id, transaction_id, signed_at, position
      )
      select m.position::int, b.no_trans as "noTrans", b.total_cents::float8 as "totalCents"
      from marked m join transactions b using (merchant_id, signed_at)
      where b.id = m.transaction_id order by m.position`,
    values: [merchantId, deviceId],
  });

/** Keeps a reply, or that there was none, as evidence; once. Says whether it was not there before. */
export async function insertReply(
  tx: Transaction,
  reply: {
    attemptId: string;
    lane: LockedLane;
    receivedAt: Date;
    outcome: string;
    detail: string | null;
    httpStatus: number | null;
    body: string | null;
  },
): Promise<boolean> {
  const inserted = await tx.first<{ attemptId: string }>({
    name: 'insert-reply',
    text: `insert into transmission_replies
        (attempt_id, merchant_id, device_id, received_at, outcome, detail, http_status, body)
      values (:attemptId, :merchantId, :deviceId, :receivedAt, :outcome, :detail, :httpStatus, :body)
      on conflict do nothing returning attempt_id as "attemptId"`,
    values: {
      attemptId: reply.attemptId,
      merchantId: reply.lane.merchantId,
      deviceId: reply.lane.deviceId,
      receivedAt: reply.receivedAt,
      outcome: reply.outcome,
      detail: reply.detail,
      httpStatus: reply.httpStatus,
      body: reply.body,
    },
  });
  return inserted !== null;
}

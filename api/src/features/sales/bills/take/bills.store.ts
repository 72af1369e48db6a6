import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';
import { v7 as uuid } from 'uuid';
import type { AuthorityError } from '../../../../gateways/tax-authority/answers.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { AttestedBill } from './attest-bills.ts';
import { billColumns } from './sales.store.ts';
import type { CheckedBill, RefusedBill } from './check-bill.ts';
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

/** The place of a link in a till's chain; null when it is not here. */
export async function findLinkPosition(tx: Transaction, deviceId: string, signature: string): Promise<number | null> {
  const found = await tx.first<{ position: number }>({
    name: 'find-link-position',
    text: `select position::int from transactions
      where device_id = $1 and left(signature, 22) = left($2, 22) and signature = $2`,
    values: [deviceId, signature],
  });
  return found?.position ?? null;
}

/** The bills of a till's chain behind a place, oldest first. */
export const listChainAfter = (
  tx: Transaction,
  { deviceId, position, limit }: { deviceId: string; position: number; limit: number },
): Promise<(BillStateRow & { document: string })[]> =>
  tx.many({
    name: 'list-chain-after',
    text: `select t.position::int, b.no_trans as "noTrans", b.total_cents::float8 as "totalCents", b.signature, t.state,
        t.psi_no_trans as "psiNoTrans", t.psi_dat_trans as "psiDatTrans", t.no_lot as "noLot", t.errors, b.document
      from transmissions t
      join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
      where t.device_id = $1 and t.position > $2 order by t.position limit $3`,
    values: [deviceId, position, limit],
  });

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

/** Keeps bills that were not taken, as evidence. */
export function insertRefusedBills(
  tx: Transaction,
  input: { lane: LockedLane; refused: readonly RefusedBill[]; receivedAt: Date },
): void {
  for (const bill of input.refused) {
    tx.write({
      text: `insert into refused_transactions (id, merchant_id, device_id, received_at, reason, detail, document)
        values (:id, :merchantId, :deviceId, :receivedAt, :reason, :detail, :text)`,
      values: {
        id: uuid(),
        merchantId: input.lane.merchantId,
        deviceId: input.lane.deviceId,
        receivedAt: input.receivedAt,
        reason: bill.reason,
        detail: bill.detail,
        text: asStorableText(bill.text),
      },
    });
  }
}

/** PostgreSQL's text knows no zero byte; what takes its place says that something was there. */
const asStorableText = (text: string): string => text.replaceAll('\u0000', '\uFFFD');

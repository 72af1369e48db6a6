import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Statements } from '../../../../platform/database/open-statements.ts';
import { orderedId } from '../../../../platform/ordered-id.ts';
import type { LockedLane } from './lanes.store.ts';
import type { SettledBill } from './settle-request.ts';

/** Marks bills that waited as under way. */
export function markSending(tx: Transaction, lane: LockedLane, positions: readonly number[]): void {
  tx.write({
    name: 'mark-sending',
    text: `update transmissions set state = 'sending', attempts = attempts + 1
      where merchant_id = $1 and device_id = $2 and position in (select unnest($3::bigint[]))`,
    values: [lane.merchantId, lane.deviceId, positions],
  });
}

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

/** A sale that was accepted, with its evidence and its line of the log. */
export interface AcceptedSale {
  readonly attemptId: string;
  readonly merchantId: string;
  readonly deviceId: string;
  readonly position: number;
  readonly carriedUpTo: number;
  readonly receivedAt: Date;
  readonly httpStatus: number;
  readonly body: string | null;
  readonly psiNoTrans: string;
  readonly psiDatTrans: string | null;
  readonly record: LogRecord;
}

/**
 * Records sales of several tills as accepted: the reply, the bill's state, the line of the log, and the lane given back, by one statement
 * that is one commit. As in `releaseLane`, the lane's own row says whether anything came behind the bill meanwhile.
 */
export const recordAcceptedSales = (statements: Statements, sales: readonly AcceptedSale[]): Promise<void> =>
  statements.write({
    name: 'record-accepted-sales',
    text: `with given as (
        select * from unnest(:attemptIds::uuid[], :merchantIds::uuid[], :deviceIds::uuid[], :positions::bigint[],
          :carriedUpTo::bigint[], :receivedAt::timestamptz[], :httpStatus::int[], :bodies::text[], :psiNumbers::text[],
          :psiDates::text[], :lineIds::uuid[], :events::text[], :facts::jsonb[])
          as t (attempt_id, merchant_id, device_id, position, carried_up_to, received_at, http_status, body, psi_no_trans,
            psi_dat_trans, line_id, event, facts)
      ), sale as (
        select o.* from given o join lanes l on l.device_id = o.device_id and l.merchant_id = o.merchant_id
      ), replied as (
        insert into transmission_replies (attempt_id, merchant_id, device_id, received_at, outcome, http_status, body)
        select attempt_id, merchant_id, device_id, received_at, 'answer', http_status, body from sale
      ), settled as (
        update transmissions t set state = 'accepted', psi_no_trans = s.psi_no_trans, psi_dat_trans = s.psi_dat_trans,
            no_lot = null, errors = '[]', settled_at = s.received_at
          from sale s
          where t.merchant_id = s.merchant_id and t.device_id = s.device_id and t.position = s.position
            and t.state in ('waiting', 'sending', 'unknown')
      ), logged as (
        insert into activity_log (id, merchant_id, device_id, occurred_at, event, facts)
        select line_id, merchant_id, device_id, received_at, event, facts from sale
        on conflict do nothing
      )
      update lanes l set lease_id = null, lease_until = null, failures = 0,
          next_attempt_at = case when l.last_position > s.carried_up_to then s.received_at end
        from sale s
        where l.device_id = s.device_id and l.merchant_id = s.merchant_id and l.lease_id = s.attempt_id`,
    values: {
      attemptIds: sales.map(({ attemptId }) => attemptId),
      merchantIds: sales.map(({ merchantId }) => merchantId),
      deviceIds: sales.map(({ deviceId }) => deviceId),
      positions: sales.map(({ position }) => position),
      carriedUpTo: sales.map((sale) => sale.carriedUpTo),
      receivedAt: sales.map(({ receivedAt }) => receivedAt),
      httpStatus: sales.map(({ httpStatus }) => httpStatus),
      bodies: sales.map(({ body }) => body),
      psiNumbers: sales.map(({ psiNoTrans }) => psiNoTrans),
      psiDates: sales.map(({ psiDatTrans }) => psiDatTrans),
      lineIds: sales.map(({ receivedAt }) => orderedId(receivedAt)),
      events: sales.map(({ record }) => record.event),
      facts: sales.map(({ record }) => JSON.stringify(record.facts)),
    },
  });

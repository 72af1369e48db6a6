import { MAX_REQUEST_BYTES } from '@comptoir/websrm/requests/batch';
import type { Transaction as Signed } from '@comptoir/websrm/requests/transaction';
import type { Transaction } from '../../../../platform/database/database.ts';
import { HELD_HOURS, type OutstandingBill } from './plan-request.ts';

/** A lane, locked for this transaction. `busy`: a request of it is under way and its lease still holds. */
export interface LockedLane {
  readonly deviceId: string;
  readonly merchantId: string;
  readonly headSignature: string | null;
  readonly lastPosition: number;
  readonly failures: number;
  readonly busy: boolean;
  /** The database was put back and nothing was heard of the till since: nothing leaves before that, for a while. */
  readonly isHeld: boolean;
  readonly isUnheard: boolean;
  readonly hasOutstanding: boolean;
  /** Values that the headers of a request must name; a device without a number has no bills. */
  readonly operator: { readonly deviceNumber: string; readonly gstNumber: string; readonly qstNumber: string };
}

const HELD = `interval '${HELD_HOURS} hours'`;

/** Locks a lane: whatever touches one device's chain or queue goes one after the other. */
export const lockLane = (tx: Transaction, deviceId: string, now: Date): Promise<LockedLane | null> =>
  tx.first({
    name: 'lock-lane',
    text: `select l.device_id as "deviceId", l.merchant_id as "merchantId", l.head_signature as "headSignature",
        l.last_position::int as "lastPosition", l.failures, coalesce(l.lease_until > $2, false) as busy,
        coalesce(l.unheard_since > $2 - ${HELD}, false) as "isHeld", l.unheard_since is not null as "isUnheard",
        exists (select from transmissions t where t.device_id = l.device_id
          and t.state in ('waiting', 'sending', 'unknown')) as "hasOutstanding",
        json_build_object('deviceNumber', d.device_number, 'gstNumber', m.gst_number, 'qstNumber', m.qst_number) as operator
      from lanes l join devices d on d.id = l.device_id join merchants m on m.id = l.merchant_id
      where l.device_id = $1 for update of l`,
    values: [deviceId, now],
  });

/** More than fit into one request, as small as bills may be. */
export const OUTSTANDING_AT_ONCE = 300;

/**
 * Lists the bills that wait on a lane, oldest first, without those that the caller is about to settle: never all when they do not fit into one
 * request, but always one more than fits. On a long lane, most of what is read would be more than any request can take.
 */
export async function listOutstanding(
  tx: Transaction,
  deviceId: string,
  settled: readonly number[] = [],
): Promise<OutstandingBill[]> {
  const bills = await tx.many<Omit<OutstandingBill, 'stamp'>>({
    name: 'list-outstanding',
    text: `select position, "noTrans", "totalCents", state, text, actu
      from (
        select *, coalesce(sum(octet_length(text)) over (order by position rows between unbounded preceding and 1 preceding), 0) as before
        from (
          select t.position::int, b.no_trans as "noTrans", b.total_cents::float8 as "totalCents", t.state, b.document as text,
            b.signature as actu
          from transmissions t
          join transactions b on b.merchant_id = t.merchant_id and b.id = t.transaction_id and b.signed_at = t.signed_at
          where t.device_id = $1 and t.state in ('waiting', 'sending', 'unknown') and t.position <> all($2::bigint[])
          order by t.position limit ${OUTSTANDING_AT_ONCE}
        ) oldest
      ) waiting
      where before <= ${MAX_REQUEST_BYTES} order by position`,
    values: [deviceId, settled],
  });
  return bills.map(withStamp);
}

/** Most bills are never asked for their time, which has to be read out of their texts: that took most of the statement. */
const withStamp = (bill: Omit<OutstandingBill, 'stamp'>): OutstandingBill => ({
  ...bill,
  get stamp() {
    return (JSON.parse(bill.text) as Pick<Signed, 'datTrans'>).datTrans;
  },
});

/** A request about to leave: recorded, with its bills marked and the lane leased, before any byte of it does. */
export interface NewAttempt {
  readonly id: string;
  readonly lane: LockedLane;
  readonly startedAt: Date;
  readonly trigger: string;
  readonly currentPosition: number | null;
  readonly lotPositions: readonly number[];
}

export function insertAttempt(tx: Transaction, attempt: NewAttempt): void {
  const { id, lane, startedAt, trigger, currentPosition, lotPositions } = attempt;
  tx.write({
    name: 'insert-attempt',
    text: `insert into transmission_attempts (id, merchant_id, device_id, started_at, trigger, current_position, lot_positions)
      values (:id, :merchantId, :deviceId, :startedAt, :trigger, :currentPosition, :lotPositions)`,
    values: {
      id,
      merchantId: lane.merchantId,
      deviceId: lane.deviceId,
      startedAt,
      trigger,
      currentPosition,
      lotPositions,
    },
  });
}

/** Advance of a lane: a new last link, a lease for a request, or both. */
export interface LaneAdvance {
  readonly deviceId: string;
  readonly head: { readonly signature: string; readonly noTrans: string; readonly position: number } | null;
  readonly lease: { readonly id: string; readonly until: Date } | null;
  readonly now: Date;
}

/** Moves a lane on. It is looked at when the lease runs out; with bills and without a lease, at once. */
export function advanceLane(tx: Transaction, { deviceId, head, lease, now }: LaneAdvance): void {
  const link = head ?? { signature: null, noTrans: null, position: null };
  tx.write({
    name: 'advance-lane',
    text: `update lanes set head_signature = coalesce(:signature, head_signature),
        head_no_trans = coalesce(:noTrans, head_no_trans),
        last_position = coalesce(:position, last_position), lease_id = coalesce(:id, lease_id),
        lease_until = coalesce(:until, lease_until), next_attempt_at = coalesce(:until, next_attempt_at, :now)
      where device_id = :deviceId`,
    values: {
      deviceId,
      signature: link.signature,
      noTrans: link.noTrans,
      position: link.position,
      id: lease?.id ?? null,
      until: lease?.until ?? null,
      now,
    },
  });
}

/** The till of a lane was heard: its chain is the one that we have. */
export function recordLaneContact(tx: Transaction, deviceId: string): void {
  tx.write({ text: 'update lanes set unheard_since = null where device_id = $1', values: [deviceId] });
}

/** A till has handed in again what an older copy of the database lacked. */
export function countHandedAgain(tx: Transaction, deviceId: string, count: number): void {
  tx.write({
    text: 'update lanes set handed_again = handed_again + $2 where device_id = $1',
    values: [deviceId, count],
  });
}

/** State of a lane when a request has ended. `retryAt`: after a failure; null when nothing is tried again by itself. */
export interface LaneRelease {
  readonly attemptId: string;
  readonly deviceId: string;
  readonly failures: number;
  readonly retryAt: Date | null;
  /** The newest bill that the claim knew of and carried; null when it left some behind. */
  readonly carriedUpTo: number | null;
  readonly now: Date;
}

/**
 * Gives a lane back, unless its lease has gone to somebody else meanwhile. After a success it is due at once when anything
 * waits on it: a bill that another server took while the request was under way has nobody else to send it. The row itself says
 * so: a statement that waited for its lock still sees the other tables as they were before it waited.
 */
export function releaseLane(tx: Transaction, release: LaneRelease): void {
  tx.write({
    name: 'release-lane',
    text: `update lanes l set lease_id = null, lease_until = null, failures = :failures,
        next_attempt_at = case
          when :failures > 0 then :retryAt::timestamptz
          when :carriedUpTo::bigint is null or l.last_position > :carriedUpTo then :now::timestamptz
        end
      where l.device_id = :deviceId and l.lease_id = :attemptId`,
    values: {
      attemptId: release.attemptId,
      deviceId: release.deviceId,
      failures: release.failures,
      retryAt: release.retryAt,
      now: release.now,
      carriedUpTo: release.carriedUpTo,
    },
  });
}

/** Nothing waits on this lane: nobody has to look at it before the next bill. */
export function restLane(tx: Transaction, deviceId: string): void {
  tx.write({
    text: 'update lanes set next_attempt_at = null, failures = 0 where device_id = $1 and (lease_id is null or lease_until <= now())',
    values: [deviceId],
  });
}

/**
 * The authority answers again: every lane that waits for it may go now. A lane that somebody else holds at this moment is left
 * to them: two that wake each other's lanes would wait for each other for ever.
 */
export function rescheduleWaitingLanes(tx: Transaction, now: Date): void {
  tx.write({
    text: `update lanes set next_attempt_at = $1 where device_id in (
        select device_id from lanes where next_attempt_at > $1 and lease_id is null and failures > 0
        for update skip locked)`,
    values: [now],
  });
}

/** Lanes whose time has come: a retry, or a lease that its server did not give back. */
export const listDueLanes = (tx: Transaction, now: Date, limit: number): Promise<{ deviceId: string }[]> =>
  tx.many({
    name: 'list-due-lanes',
    text: `select device_id as "deviceId" from lanes
      where next_attempt_at <= $1 and (lease_until is null or lease_until <= $1)
        and (unheard_since is null or unheard_since <= $1 - ${HELD})
      order by next_attempt_at limit $2`,
    values: [now, limit],
  });

/** Lets lanes rest until a moment; one with a request under way is left to it. */
export function updateLaneRest(
  tx: Transaction,
  { deviceIds, until }: { deviceIds: readonly string[]; until: Date },
): void {
  tx.write({
    text: 'update lanes set next_attempt_at = $2 where device_id = any($1::uuid[]) and lease_id is null',
    values: [deviceIds, until],
  });
}

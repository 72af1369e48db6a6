import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../../platform/database/database.ts';
import { advanceLane, insertAttempt, listOutstanding, OUTSTANDING_AT_ONCE, type LockedLane } from './lanes.store.ts';
import { planRequest, type PlannedRequest, type OutstandingBill } from './plan-request.ts';
import { markSending } from './outcomes.store.ts';

/** Reason that a lane is sent. `retry` is the server's own: the connection may be back. */
export type TransmissionTrigger = 'sale' | 'batch' | 'end-of-shift' | 'return' | 'retry';

/** The right to send one request of a lane. Nobody else sends that lane before the claim ends or its lease runs out. */
export interface Claim {
  readonly attemptId: string;
  readonly lane: LockedLane;
  readonly trigger: TransmissionTrigger;
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly request: PlannedRequest;
  /** True when more waits behind this request. */
  readonly leavesMore: boolean;
}

export interface ClaimInput {
  readonly lane: LockedLane;
  readonly trigger: TransmissionTrigger;
  readonly currentPosition: number | null;
  readonly now: Date;
  readonly leaseMs: number;
}

/**
 * Claims the next request of a locked lane: the attempt is recorded and the lane leased in the caller's transaction, so
 * before anything leaves. Null when the lane is busy or nothing waits.
 */
export async function claimLane(tx: Transaction, input: ClaimInput): Promise<Claim | null> {
  const { lane, now } = input;
  const claim = lane.busy || lane.isHeld ? null : planClaim(input, await listOutstanding(tx, lane.deviceId));
  if (!claim) return null;
  writeAttempt(tx, claim);
  markSending(tx, lane, carriedPositions(claim));
  advanceLane(tx, { deviceId: lane.deviceId, head: null, lease: leaseOf(claim), now });
  return claim;
}

/**
 * Plans the part of `outstanding` that a claim would send, oldest first. A bill still marked as sending under a lease that ran out was lost with
 * its server: it goes again, unchanged, like any lost reply.
 */
export function planClaim(input: ClaimInput, outstanding: readonly OutstandingBill[]): Claim | null {
  const { lane, now, trigger } = input;
  const request = lane.busy || lane.isHeld ? null : planRequest(outstanding, input.currentPosition);
  if (!request) return null;
  const carried = request.lot.length + (request.current ? 1 : 0);
  return {
    attemptId: uuid({ msecs: now.getTime() }),
    lane,
    trigger,
    startedAt: now,
    leaseUntil: new Date(now.getTime() + input.leaseMs),
    request,
    // a list that was cut off says nothing of what is behind its end
    leavesMore: outstanding.length > carried || outstanding.length >= OUTSTANDING_AT_ONCE,
  };
}

/** Records that a request is about to leave. */
export function writeAttempt(tx: Transaction, { attemptId: id, lane, trigger, startedAt, request }: Claim): void {
  const currentPosition = request.current?.position ?? null;
  const lotPositions = request.lot.map(({ position }) => position);
  insertAttempt(tx, { id, lane, startedAt, trigger, currentPosition, lotPositions });
}

/** The places of all bills that a request carries. */
export const carriedPositions = ({ request }: Claim): number[] =>
  [...request.lot, ...(request.current ? [request.current] : [])].map(({ position }) => position);

export const leaseOf = ({ attemptId, leaseUntil }: Claim) => ({ id: attemptId, until: leaseUntil });

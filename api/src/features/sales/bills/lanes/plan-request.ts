import { splitTransmission } from '@comptoir/websrm/requests/batch';
import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';

/** The next request of a lane: its exact body, the signatures it carries oldest first, and which bills are where. */
export interface PlannedRequest {
  readonly body: string;
  readonly signatures: readonly string[];
  readonly current: OutstandingBill | null;
  readonly lot: readonly OutstandingBill[];
}

/**
 * Plans the next request of a lane, or null when nothing waits. The bill just made goes as the current one, the others
 * as a batch before it, the oldest first when not all fit (SRM-38). A batch may only hold bills older than the current
 * one (error 527): when a second holds two bills, the older ones go first, alone.
 * @param outstanding oldest first
 * @param currentPosition the bill just made; null on a retry, at the end of a shift and for the batch button
 */
export function planRequest(
  outstanding: readonly OutstandingBill[],
  currentPosition: number | null,
): PlannedRequest | null {
  const current = outstanding.find(({ position }) => position === currentPosition) ?? null;
  const others = outstanding.filter((bill) => bill !== current);
  const newest = current?.stamp ?? null;
  const mustGoFirst = newest !== null && others.some(({ stamp }) => stamp >= newest);
  return fill(mustGoFirst ? null : current, others);
}

function fill(current: OutstandingBill | null, backlog: readonly OutstandingBill[]): PlannedRequest | null {
  const [first] = splitTransmission({ ...(current ? { current } : {}), backlog });
  return first
    ? { body: first.body, signatures: first.signatures, current: first.current ?? null, lot: first.lot }
    : null;
}

/**
 * Hours that a lane waits for word from its terminal after the database was put back: bills that waited then may go unchanged in any case, and
 * within 48 hours they must.
 */
export const HELD_HOURS = 12;

/** True when a lane waits for that at an instant. */
export const isLaneHeld = (unheardSince: Date | null, now: Date): boolean =>
  unheardSince !== null && now.getTime() - unheardSince.getTime() < HELD_HOURS * 3_600_000;

/** A bill on its lane that the authority does not have yet. `stamp` is its own local time, as signed. */
export interface OutstandingBill {
  readonly position: number;
  readonly noTrans: string;
  readonly totalCents: number;
  readonly state: TransmissionState;
  readonly text: string;
  /** Its signature, `signa.actu`. */
  readonly actu: string;
  readonly stamp: string;
}

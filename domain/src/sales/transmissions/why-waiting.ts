/**
 * Reasons that bills wait on a lane.
 * - `sending`: a request with them is under way
 * - `restored`: the database was put back, and nothing leaves before the terminal was heard
 * - `not-reached`: the authority could not be reached
 * - `no-answer`: a request left, and what came back is no answer of the authority's
 * - `not-taken`: the authority answered that it could not take them now (codRetour x0)
 * - `interrupted`: the server that was sending ended; they go again, unchanged
 * - `resting`: a person cancelled their batch
 * - `queued`: nothing is wrong; they go next
 */
export const WAITING_REASONS = [
  'sending',
  'restored',
  'not-reached',
  'no-answer',
  'not-taken',
  'interrupted',
  'resting',
  'queued',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** State of a lane on which bills wait. `lastOutcome`: of its last request; `none` when no reply was recorded. */
export interface LaneStanding {
  readonly isSending: boolean;
  readonly isHeld: boolean;
  readonly failures: number;
  readonly lastOutcome: 'answer' | 'unavailable' | 'unknown' | 'none' | null;
  readonly isDue: boolean;
}

/** The one reason that counts, the most present first. */
export function whyWaiting(lane: LaneStanding): WaitingReason {
  if (lane.isSending) return 'sending';
  if (lane.isHeld) return 'restored';
  if (lane.lastOutcome === 'none') return 'interrupted';
  if (lane.failures > 0) return AFTER_FAILURE[lane.lastOutcome ?? 'unavailable'];
  return lane.isDue ? 'queued' : 'resting';
}

const AFTER_FAILURE = { unavailable: 'not-reached', unknown: 'no-answer', answer: 'not-taken' } as const;

import { accept, refuse, type Result } from '../../base/results/result.ts';

/** Places that an owner who hands a business over may have afterwards: one with another right, none, or none because it was sold. */
export const OFFERER_BECOMES = ['manager', 'reader', 'accountant', 'gone', 'sold'] as const;
export type OffererBecomes = (typeof OFFERER_BECOMES)[number];

/**
 * State of an ownership transfer.
 * - `open`: offered, to be accepted or declined
 * - `accepted`, `declined`: by the receiver
 * - `withdrawn`: by an owner of the business
 * - `expired`: nobody answered in time
 * - `lapsed`: who offered is no owner any more, or is kept out
 */
export const TRANSFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * Act on an ownership transfer. `replace`: another one is offered, which one that is over makes room for. `expire`: the clock notes that
 * nobody answered.
 */
export type TransferAct = 'accept' | 'decline' | 'withdraw' | 'replace' | 'expire';

/** Days that an offer may be answered. */
export const TRANSFER_DAYS = 14;

/** A transfer as it is stored, and whether who offered it may still give what they offered. */
export interface StoredTransfer {
  readonly state: TransferState;
  readonly expiresAt: Date;
  readonly isOffererOwner: boolean;
}

/** State in which a transfer is at an instant: time ends one that is open, and so does the loss of what was offered. */
export function transferStateAt({ state, expiresAt, isOffererOwner }: StoredTransfer, now: Date): TransferState {
  if (state !== 'open') return state;
  if (expiresAt <= now) return 'expired';
  return isOffererOwner ? 'open' : 'lapsed';
}

/** States and what leads out of each: an open offer is answered once, and an ended one stays as it is. One that is over without an answer says how when that is noted. */
const TRANSITIONS: Readonly<Record<TransferState, Partial<Record<TransferAct, TransferState>>>> = {
  open: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: { replace: 'expired', expire: 'expired' },
  lapsed: { replace: 'lapsed' },
};

/** Returns the state after an act, or refuses one that makes no sense in that state. */
export function nextTransferState(state: TransferState, act: TransferAct): Result<TransferState, 'transfer-changed'> {
  const next = TRANSITIONS[state][act];
  return next ? accept(next) : refuse('transfer-changed');
}

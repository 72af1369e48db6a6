/** A bill of the functionality check: not made; made and on its way; with the authority; not taken by it. */
export const CHECKED_BILLS = ['none', 'sent', 'accepted', 'refused'] as const;
export type CheckedBill = (typeof CHECKED_BILLS)[number];

/** Outcomes of a verification of the two receipts. A pair that failed stays failed: it is made again. */
export const CHECK_OUTCOMES = ['passed', 'failed'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/**
 * State of the functionality check.
 * - `receipt`, `refund`: this one is to be made on the device
 * - `receipt-refused`, `refund-refused`: the authority did not take it, it is made again
 * - `on-its-way`: both are made, and the authority does not have both yet
 * - `to-verify`: both can be looked at and verified
 * - `passed`, `failed`: they were
 */
export const CHECK_STATES = [
  'receipt',
  'receipt-refused',
  'refund',
  'refund-refused',
  'on-its-way',
  'to-verify',
  'passed',
  'failed',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The $5 receipt, its refund, and how their verification ended; null while they were not verified. Source: spec §2, §9. */
export interface CheckStanding {
  readonly receipt: CheckedBill;
  readonly refund: CheckedBill;
  readonly outcome: CheckOutcome | null;
}

/** State of the check by the newest of both bills, by receipt, then by refund. */
const STATES: Readonly<Record<CheckedBill, Readonly<Record<CheckedBill, CheckState>>>> = {
  none: { none: 'receipt', sent: 'receipt', accepted: 'receipt', refused: 'receipt' },
  sent: { none: 'refund', sent: 'on-its-way', accepted: 'on-its-way', refused: 'refund-refused' },
  accepted: { none: 'refund', sent: 'on-its-way', accepted: 'to-verify', refused: 'refund-refused' },
  refused: {
    none: 'receipt-refused',
    sent: 'receipt-refused',
    accepted: 'receipt-refused',
    refused: 'receipt-refused',
  },
};

/** Returns the state of the check: a verification ends it, whatever becomes of the bills. */
export const checkState = ({ receipt, refund, outcome }: CheckStanding): CheckState =>
  outcome ?? STATES[receipt][refund];

/** Reason that two receipts cannot be verified now. */
export type VerificationRefusal = 'bills-first' | 'other-bills';

/** The receipt and the refund that someone has on the screen, or that the server has. */
export interface CheckPair {
  readonly receiptId: string | null;
  readonly refundId: string | null;
}

/**
 * Returns the reason not to verify the two receipts that a person has looked at: they have to be the two that count now, with
 * the authority. Null when there is none. No one gives a word on receipts that another pair has replaced meanwhile.
 */
export function refuseVerification(
  standing: CheckStanding,
  { seen, current }: { seen: CheckPair; current: CheckPair },
): VerificationRefusal | null {
  if (checkState(standing) !== 'to-verify') return 'bills-first';
  return seen.receiptId === current.receiptId && seen.refundId === current.refundId ? null : 'other-bills';
}

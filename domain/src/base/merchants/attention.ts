import { EXPIRY_WARNING_DAYS } from '../certificates/certificate-state.ts';
import { urgencyBounds, WAITING_URGENCIES, waitingUrgency, type WaitingUrgency } from './waiting-urgency.ts';

/** Facts by which a merchant needs a look: its oldest bill that waits, refusals, its certificates, money it owes, its registration. */
export interface MerchantStanding {
  readonly active: boolean;
  readonly subscriptionCompleted: boolean;
  /** Registering for longer than it takes: see `REGISTRATION_DAYS`. */
  readonly isStuck: boolean;
  /** Bills that the authority refused lately: see `REFUSED_DAYS`. */
  readonly refused: number;
  readonly devicesInTrouble: number;
  /** Of invoices that were due and are not paid, whole cents. */
  readonly owedCents: number;
  readonly oldestWaitingAt: Date | null;
}

/** A registration that has not ended after so many days is stuck. */
export const REGISTRATION_DAYS = 7;

/** Days that a refused bill is looked at: nothing becomes of it by itself. */
export const REFUSED_DAYS = 7;

/**
 * Returns the rank of a merchant that needs a look, 0 for none: the law's 48 hours come before a refusal, that before a
 * certificate, a certificate before money that is owed, that before a registration. Certificates of a merchant that is paused
 * can wait; its bills and what it owes cannot. A bill that has just begun to wait is listed too, since it is counted above the
 * list. The database ranks by the same.
 */
export function attentionOf(standing: MerchantStanding, now: Date): number {
  const { oldestWaitingAt, refused, devicesInTrouble, owedCents, active } = standing;
  return Math.max(
    oldestWaitingAt ? URGENCY[waitingUrgency(oldestWaitingAt, now)] : 0,
    refused > 0 ? REFUSED : 0,
    active && devicesInTrouble > 0 ? CERTIFICATE : 0,
    owedCents > 0 ? OWED : 0,
    hasToRegister(standing) ? REGISTRATION : 0,
  );
}

/** True when the registration needs a look: for an active merchant it always does. */
export const hasToRegister = ({
  active,
  subscriptionCompleted,
  isStuck,
}: Pick<MerchantStanding, 'active' | 'subscriptionCompleted' | 'isStuck'>): boolean =>
  !subscriptionCompleted && (active || isStuck);

/** Reasons to look at merchants, beside all of them: each is a count over all of them, bills that wait also by their age. */
export const LOOKS = ['waiting', ...WAITING_URGENCIES, 'refused', 'devices', 'registration'] as const;
export type Look = (typeof LOOKS)[number];

/** The instants and the ranks by which the database says the same as `attentionOf`. */
export const attentionBounds = (now: Date) => ({
  now,
  ...urgencyBounds(now),
  refusedSince: new Date(now.getTime() - REFUSED_DAYS * DAY_MS),
  endsBy: new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY_MS),
  stuckSince: new Date(now.getTime() - REGISTRATION_DAYS * DAY_MS),
});

const DAY_MS = 86_400_000;
const [REGISTRATION, OWED, CERTIFICATE, REFUSED] = [1, 3, 4, 5];
const URGENCY: Readonly<Record<WaitingUrgency, number>> = { calm: 2, warning: 6, urgent: 7, late: 8 };

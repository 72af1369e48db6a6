import { waitingUrgency, type WaitingUrgency } from './waiting-urgency.ts';

/** What decides whether a merchant needs a look: its oldest bill that waits, its certificates, its registration. */
export interface MerchantStanding {
  readonly active: boolean;
  readonly subscriptionCompleted: boolean;
  readonly devicesInTrouble: number;
  readonly oldestWaitingAt: Date | null;
}

/**
 * How much a merchant needs a look, 0 for not at all: the law's 48 hours come before a certificate, a certificate before a
 * registration. Certificates of a merchant that is paused can wait; its bills cannot.
 */
export function attentionOf(standing: MerchantStanding, now: Date): number {
  const waiting = standing.oldestWaitingAt ? URGENCY[waitingUrgency(standing.oldestWaitingAt, now)] : 0;
  if (waiting > 0) return waiting;
  if (!standing.active) return 0;
  if (standing.devicesInTrouble > 0) return 2;
  return standing.subscriptionCompleted ? 0 : 1;
}

const URGENCY: Readonly<Record<WaitingUrgency, number>> = { calm: 0, warning: 3, urgent: 4, late: 5 };

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
 * registration. Certificates of a merchant that is paused can wait; its bills cannot. A bill that has just begun to wait
 * is listed too, since it is counted above the list.
 */
export function attentionOf(standing: MerchantStanding, now: Date): number {
  const waiting = standing.oldestWaitingAt ? URGENCY[waitingUrgency(standing.oldestWaitingAt, now)] : 0;
  return Math.max(waiting, standing.active ? unfinishedOf(standing) : 0);
}

/** What merchants may be looked at for, beside everything: each is a count over all of them. */
export const LOOKS = ['waiting', 'devices'] as const;
export type Look = (typeof LOOKS)[number];

/** A merchant's part of what is counted over all: bills that wait, certificates to review. Those of one that is paused can wait. */
export const partOf = (
  { active, waiting, devicesInTrouble }: Pick<MerchantStanding, 'active' | 'devicesInTrouble'> & { waiting: number },
  look: Look,
): number => (look === 'waiting' ? waiting : active ? devicesInTrouble : 0);

const unfinishedOf = ({ devicesInTrouble, subscriptionCompleted }: MerchantStanding): number =>
  devicesInTrouble > 0 ? CERTIFICATE : subscriptionCompleted ? 0 : REGISTRATION;

const [REGISTRATION, CERTIFICATE] = [1, 3];
const URGENCY: Readonly<Record<WaitingUrgency, number>> = { calm: 2, warning: 4, urgent: 5, late: 6 };

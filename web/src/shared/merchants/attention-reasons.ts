import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { hasToRegister } from '@comptoir/domain/base/merchants/attention';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import type { Tone } from '../../ui/status-badge.tsx';

/** Fields of a merchant that decide if it needs a look. */
export type Looked = Pick<
  MerchantSummary,
  'active' | 'subscriptionCompleted' | 'isStuck' | 'oldestWaitingAt' | 'refused' | 'devicesInTrouble' | 'owedCents'
>;

/** Reasons that a merchant needs a look. */
export type AttentionReason = 'late' | 'waiting' | 'recent' | 'refused' | 'devices' | 'owed' | 'registration';

/** Urgency of each reason. */
export const REASON_TONES: Readonly<Record<AttentionReason, Tone>> = {
  late: 'error',
  waiting: 'warning',
  recent: 'neutral',
  refused: 'error',
  devices: 'warning',
  owed: 'warning',
  registration: 'info',
};

/**
 * Lists the problems of a merchant, the most pressing first; empty when there are none. Bills that have just begun to wait are `recent`;
 * certificates of a paused merchant can wait, its bills and what it owes cannot: see `attentionOf`, which puts merchants in order.
 */
export function attentionReasons(merchant: Looked, now: Date): AttentionReason[] {
  const { oldestWaitingAt } = merchant;
  const reasons: AttentionReason[] = oldestWaitingAt
    ? [OF_URGENCY[waitingUrgency(new Date(oldestWaitingAt), now)]]
    : [];
  if (merchant.refused > 0) reasons.push('refused');
  if (merchant.active && merchant.devicesInTrouble > 0) reasons.push('devices');
  if (merchant.owedCents > 0) reasons.push('owed');
  if (hasToRegister(merchant)) reasons.push('registration');
  return reasons;
}

const OF_URGENCY = { late: 'late', urgent: 'late', warning: 'waiting', calm: 'recent' } as const;

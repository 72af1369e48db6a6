import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { hasToRegister } from '@comptoir/domain/base/merchants/attention';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import type { Tone } from '../../ui/status-badge.tsx';

/** What of a merchant says whether it needs a look. */
export type Looked = Pick<
  MerchantSummary,
  'active' | 'subscriptionCompleted' | 'isStuck' | 'oldestWaitingAt' | 'refused' | 'devicesInTrouble' | 'owedCents'
>;

/** Why a merchant needs a look. */
export type AttentionReason = 'late' | 'waiting' | 'recent' | 'refused' | 'devices' | 'owed' | 'registration';

/** How pressing each reason is. */
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
 * What is wrong with a merchant, the most pressing first; empty when nothing is. Of bills that have just begun to wait that is all that is said;
 * whatever else is wrong with a paused merchant can wait, but what it owes: see `attentionOf`, which puts merchants in order.
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

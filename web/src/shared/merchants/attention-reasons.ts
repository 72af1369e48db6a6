import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { waitingUrgency } from '@comptoir/domain/base/merchants/waiting-urgency';
import type { Tone } from '../../ui/status-badge.tsx';

/** Why a merchant needs a look. */
export type AttentionReason = 'late' | 'waiting' | 'devices' | 'registration';

/** How pressing each reason is. */
export const REASON_TONES: Readonly<Record<AttentionReason, Tone>> = {
  late: 'error',
  waiting: 'warning',
  devices: 'warning',
  registration: 'info',
};

/**
 * What is wrong with a merchant, the most pressing first; empty when nothing is. Bills may wait a while unnoticed, and
 * whatever else is wrong with a paused merchant can wait: see `attentionOf`, which puts merchants in order.
 */
export function attentionReasons(merchant: MerchantSummary, now: Date): AttentionReason[] {
  const reasons: AttentionReason[] = [];
  const urgency = merchant.oldestWaitingAt ? waitingUrgency(new Date(merchant.oldestWaitingAt), now) : 'calm';
  if (urgency === 'late' || urgency === 'urgent') reasons.push('late');
  if (urgency === 'warning') reasons.push('waiting');
  if (!merchant.active) return reasons;
  if (merchant.devicesInTrouble > 0) reasons.push('devices');
  if (!merchant.subscriptionCompleted) reasons.push('registration');
  return reasons;
}

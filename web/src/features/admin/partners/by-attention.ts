import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { attentionOf } from '@comptoir/domain/base/merchants/attention';

/** The merchants that need a look, those that need it most first. */
export function byAttention(merchants: readonly MerchantSummary[], now: Date): MerchantSummary[] {
  const rank = (merchant: MerchantSummary): number => {
    const oldestWaitingAt = merchant.oldestWaitingAt ? new Date(merchant.oldestWaitingAt) : null;
    return attentionOf({ ...merchant, oldestWaitingAt }, now);
  };
  return merchants
    .map((merchant) => ({ merchant, attention: rank(merchant) }))
    .filter(({ attention }) => attention > 0)
    .sort((one, other) => other.attention - one.attention)
    .map(({ merchant }) => merchant);
}

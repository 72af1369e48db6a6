import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { attentionOf } from '@comptoir/domain/base/merchants/attention';

/** No one looks at more than this first. */
const LONGEST_ATTENTION = 12;

/** What merchants add up to. Devices of one that is paused can wait, as the list of whom to look at has it. */
export function addUpMerchants(merchants: readonly MerchantSummary[]) {
  const sum = (of: (merchant: MerchantSummary) => number) =>
    merchants.reduce((total, merchant) => total + of(merchant), 0);
  return {
    unregisteredMerchants: sum(({ subscriptionCompleted }) => Number(!subscriptionCompleted)),
    devices: sum(({ devices }) => devices),
    devicesInTrouble: sum(({ active, devicesInTrouble }) => (active ? devicesInTrouble : 0)),
    waiting: sum(({ waiting }) => waiting),
  };
}

/** Those that need a look, the most pressing first and by name among equals. */
export const whoNeedsALook = (merchants: readonly MerchantSummary[], now: Date): MerchantSummary[] =>
  merchants
    .map((merchant) => ({ merchant, attention: attentionOf(standingOf(merchant), now) }))
    .filter(({ attention }) => attention > 0)
    .toSorted((a, b) => b.attention - a.attention)
    .slice(0, LONGEST_ATTENTION)
    .map(({ merchant }) => merchant);

const standingOf = (merchant: MerchantSummary) => ({
  ...merchant,
  oldestWaitingAt: merchant.oldestWaitingAt ? new Date(merchant.oldestWaitingAt) : null,
});

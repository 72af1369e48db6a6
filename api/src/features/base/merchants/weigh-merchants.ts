import type { AttentionPage, MerchantSummary } from '@comptoir/contract/base/merchants';
import { attentionOf, partOf, type Look } from '@comptoir/domain/base/merchants/attention';

const PAGE = 50;

/** What merchants add up to. Devices of one that is paused can wait, as the list of whom to look at has it. */
export function addUpMerchants(merchants: readonly MerchantSummary[]) {
  const sum = (of: (merchant: MerchantSummary) => number) =>
    merchants.reduce((total, merchant) => total + of(merchant), 0);
  return {
    unregisteredMerchants: sum(({ subscriptionCompleted }) => Number(!subscriptionCompleted)),
    devices: sum(({ devices }) => devices),
    devicesInTrouble: sum((merchant) => partOf(merchant, 'devices')),
    waiting: sum((merchant) => partOf(merchant, 'waiting')),
  };
}

/** What is looked at: everything that needs a look, or what is behind one count; and where the page begins. */
export interface Looked {
  readonly look?: Look | undefined;
  readonly cursor?: number | undefined;
}

/** Those that need a look, or are behind a count: the most pressing first and by name among equals, a page of them. */
export function pageOfAttention(
  merchants: readonly MerchantSummary[],
  { look, cursor: offset = 0 }: Looked,
  now: Date,
): AttentionPage {
  const found = merchants
    .map((merchant) => ({ merchant, attention: attentionOf(standingOf(merchant), now) }))
    .filter(({ merchant, attention }) => (look ? partOf(merchant, look) : attention) > 0)
    .toSorted((a, b) => b.attention - a.attention);
  const next = offset + PAGE;
  return {
    items: found.slice(offset, next).map(({ merchant }) => merchant),
    nextCursor: next < found.length ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - PAGE)) : null,
    count: found.length,
  };
}

const standingOf = (merchant: MerchantSummary) => ({
  ...merchant,
  oldestWaitingAt: merchant.oldestWaitingAt ? new Date(merchant.oldestWaitingAt) : null,
});

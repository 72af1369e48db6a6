import type { Overview } from '@comptoir/contract/sales/reports';
import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { attentionOf } from '@comptoir/domain/base/merchants/attention';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { summarizeMerchants } from '../../base/merchants/summarize-merchants.ts';
import { viewRestore } from '../../base/restores/view-restore.ts';
import { readOverviewCounts } from './reports.queries.ts';

/** No one looks at more than this first. */
const LONGEST_ATTENTION = 12;

/** The state of everything that a scope sees. */
export function readOverview(database: Database, scope: Scope, now: Date): Promise<Overview> {
  return database.transaction(scope, async (tx) => {
    const [merchants, counts, restore] = await Promise.all([
      summarizeMerchants(tx, { partnerId: null, now }),
      readOverviewCounts(tx, boundsOfQuebecDay(quebecDayOf(now))),
      viewRestore(tx),
    ]);
    const sum = (of: (merchant: MerchantSummary) => number) =>
      merchants.reduce((total, merchant) => total + of(merchant), 0);
    return {
      merchants: merchants.length,
      activeMerchants: merchants.filter(({ active }) => active).length,
      unregisteredMerchants: merchants.filter(({ subscriptionCompleted }) => !subscriptionCompleted).length,
      partners: counts?.partners ?? 0,
      devices: sum(({ devices }) => devices),
      // as the list below it has them: those of a merchant that is paused can wait
      devicesInTrouble: sum(({ active, devicesInTrouble }) => (active ? devicesInTrouble : 0)),
      acceptedToday: counts?.acceptedToday ?? 0,
      waiting: sum(({ waiting }) => waiting),
      oldestWaitingAt: merchants.flatMap(({ oldestWaitingAt }) => oldestWaitingAt ?? []).toSorted()[0] ?? null,
      authorityReachable: !counts?.failing,
      attention: whoNeedsALook(merchants, now),
      restore,
    };
  });
}

/** Those that need a look, the most pressing first and by name among equals. */
const whoNeedsALook = (merchants: readonly MerchantSummary[], now: Date): MerchantSummary[] =>
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

import type { Overview } from '@comptoir/contract/sales/reports';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { summarizeMerchants } from '../../base/merchants/summarize-merchants.ts';
import { addUpMerchants, pageOfAttention, type Looked } from '../../base/merchants/weigh-merchants.ts';
import { viewRestore } from '../../base/restores/view-restore.ts';
import { readOverviewCounts } from './reports.queries.ts';

/** The state of everything that a scope sees. */
export function readOverview(
  { database, now: clock }: { database: Database; now: () => Date },
  scope: Scope,
  looked: Looked,
): Promise<Overview> {
  const now = clock();
  return database.transaction(scope, async (tx) => {
    const [merchants, counts, restore] = await Promise.all([
      summarizeMerchants(tx, { partnerId: null, now }),
      readOverviewCounts(tx, boundsOfQuebecDay(quebecDayOf(now))),
      viewRestore(tx),
    ]);
    return {
      ...addUpMerchants(merchants),
      merchants: merchants.length,
      activeMerchants: merchants.filter(({ active }) => active).length,
      partners: counts?.partners ?? 0,
      acceptedToday: counts?.acceptedToday ?? 0,
      oldestWaitingAt: merchants.flatMap(({ oldestWaitingAt }) => oldestWaitingAt ?? []).toSorted()[0] ?? null,
      authorityReachable: !counts?.failing,
      attention: pageOfAttention(merchants, looked, now),
      restore,
    };
  });
}

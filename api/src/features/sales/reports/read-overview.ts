import type { Overview } from '@comptoir/contract/sales/report-overview';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { standOfMerchants, type Looked } from '../../base/merchants/look-at-merchants.ts';
import { viewRestore } from '../../base/restores/view-restore.ts';
import { readAuthorityHealth } from '../transmission-health/read-authority-health.ts';
import { readOverviewCounts } from './reports.queries.ts';

/** The state of everything that a scope sees. */
export function readOverview(
  { database, now: clock }: { database: Database; now: () => Date },
  scope: Scope,
  looked: Looked,
): Promise<Overview> {
  const now = clock();
  return database.transaction(scope, async (tx) => {
    const [standing, counts, restore, authority] = await Promise.all([
      standOfMerchants(tx, { of: null, looked, now }),
      readOverviewCounts(tx, boundsOfQuebecDay(quebecDayOf(now))),
      viewRestore(tx),
      readAuthorityHealth(tx, now),
    ]);
    return {
      ...standing,
      partners: counts?.partners ?? 0,
      acceptedToday: counts?.acceptedToday ?? 0,
      authorityReachable: !counts?.failing,
      authority,
      restore,
    };
  });
}

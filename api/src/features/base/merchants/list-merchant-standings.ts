import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { attentionBounds } from '@comptoir/domain/base/merchants/attention';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { listStandingRows } from './merchant-standings.queries.ts';

/** As many as a page of a list may have. */
const MOST = 100;

/** How several merchants stand at a glance; those that the scope does not see are left out. */
export async function listMerchantStandings(
  { database, now }: { database: Database; now: () => Date },
  scope: Scope,
  merchantIds: readonly string[],
): Promise<MerchantSummary[]> {
  const wanted = { ids: merchantIds.slice(0, MOST), bounds: attentionBounds(now()) };
  const rows = await database.transaction(scope, (tx) => listStandingRows(tx, wanted));
  return rows.map(({ companyName, oldestWaitingAt, lastBillAt, ...row }) => ({
    ...row,
    company_name: companyName,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    lastBillAt: lastBillAt?.toISOString() ?? null,
    part: 0,
  }));
}

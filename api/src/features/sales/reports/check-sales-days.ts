import type { FastifyBaseLogger } from 'fastify';
import { writeLog } from '../../base/record/write-log.ts';
import { rebuildMerchant, type FoldDeps } from './fold-sales.ts';
import { listDifferentCounts } from './reports.queries.ts';
import { listDifferentDays, listFoldedMerchants } from './sales-days.queries.ts';
import { sumProvinceAgain } from './sales-days.store.ts';
import { listDifferentItemDays } from './sales-items.queries.ts';

/**
 * Holds the figures of every merchant against their bills, all of them, one merchant at a time. A difference is an event of the
 * merchant's log and an error in ours; then the days are made again from the bills. The days of everyone, which are the sum of them, come last.
 */
export async function checkSalesDays(deps: FoldDeps & { log: FastifyBaseLogger }): Promise<void> {
  const { database, now, log } = deps;
  const merchants = await database.transaction({ role: 'system' }, (tx) => listFoldedMerchants(tx));
  for (const { merchantId, zone } of merchants) {
    const different = await database.transaction({ role: 'system' }, async (tx) => {
      const [ofDays, ofItems, ofCounts] = await Promise.all([
        listDifferentDays(tx, { merchantId, zone }),
        listDifferentItemDays(tx, { merchantId, zone }),
        listDifferentCounts(tx, merchantId),
      ]);
      const days = [...new Set([...ofDays, ...ofItems, ...ofCounts].map(({ day }) => day))].toSorted();
      const [first] = days;
      if (!first) return days;
      const record = { event: 'figures-differ', facts: { days: days.length, first } } as const;
      writeLog(tx, [{ merchantId, occurredAt: now(), record }]);
      return days;
    });
    if (different.length === 0) continue;
    log.error({ merchantId, days: different }, 'figures are not those of the bills: see the runbook');
    await rebuildMerchant(deps, merchantId);
  }
  const ofEveryone = await database.transaction({ role: 'system' }, (tx) => sumProvinceAgain(tx));
  if (ofEveryone.length > 0)
    log.error({ days: ofEveryone.map(({ day }) => day) }, 'days of the province are not those of the merchants');
}

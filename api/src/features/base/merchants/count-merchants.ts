import type { Actor } from '@comptoir/domain/base/access/access';
import type { Database } from '../../../platform/database/database.ts';
import { findMerchants } from './find-merchants.ts';
import { partnerOf, type WantedMerchants } from './merchant-filter.ts';
import { countMerchantRows, estimateMerchantRows } from './merchant-pages.queries.ts';
import { scopeOfActor } from './merchant-scope.ts';

/** Up to how many merchants are counted one by one. */
const COUNTED = 10_000;

/** How many merchants a filter leaves: counted as far as that is quick, estimated beyond. */
export function countMerchants(
  database: Database,
  actor: Actor,
  { q, ...wanted }: WantedMerchants,
): Promise<{ count: number; isExact: boolean; isNear: boolean }> {
  const partnerId = partnerOf(actor);
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const found = await findMerchants(tx, { q, partnerId });
    const filter = { ...wanted, partnerId, found };
    const isNear = found.kind === 'near';
    const { count, until } = (await countMerchantRows(tx, filter, COUNTED + 1)) ?? { count: 0, until: null };
    if (count <= COUNTED || until === null) return { count, isExact: true, isNear };
    // What is wrong in the expectation is wrong alike for the merchants that were counted.
    const [whole, part] = [await estimateMerchantRows(tx, filter, null), await estimateMerchantRows(tx, filter, until)];
    return { count: Math.max(count, Math.round((count * whole) / Math.max(1, part))), isExact: false, isNear };
  });
}

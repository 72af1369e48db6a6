import type { Actor } from '@comptoir/domain/base/access/access';
import { findMerchants } from './find-merchants.ts';
import type { ListMerchantsDeps } from './list-merchants.ts';
import { filterOf, partnerOf, type WantedMerchants } from './merchant-filter.ts';
import { countMerchantRows, estimateMerchantRows } from './merchant-pages.queries.ts';
import { scopeOfActor } from './merchant-scope.ts';

/** Up to how many merchants are counted one by one. */
const COUNTED = 10_000;

/** How many merchants a filter leaves: counted as far as that is quick, estimated beyond. */
export function countMerchants(
  { database, now }: ListMerchantsDeps,
  actor: Actor,
  wanted: WantedMerchants,
): Promise<{ count: number; isExact: boolean; isNear: boolean }> {
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const found = await findMerchants(tx, { q: wanted.q, partnerId: partnerOf(actor) });
    const filter = filterOf(wanted, { actor, found, now: now() });
    const isNear = found.kind === 'near';
    const { count, until } = (await countMerchantRows(tx, filter, COUNTED + 1)) ?? { count: 0, until: null };
    if (count <= COUNTED || until === null) return { count, isExact: true, isNear };
    // What is wrong in the expectation is wrong alike for the merchants that were counted.
    const [whole, part] = [await estimateMerchantRows(tx, filter, null), await estimateMerchantRows(tx, filter, until)];
    return { count: Math.max(count, Math.round((count * whole) / Math.max(1, part))), isExact: false, isNear };
  });
}

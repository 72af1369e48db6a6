import type { Actor } from '@comptoir/domain/base/access/access';
import type { Transaction } from '../../../platform/database/database.ts';
import { countMerchantsOf } from './attention.queries.ts';
import { findMerchants, type FoundMerchants } from './find-merchants.ts';
import type { ListMerchantsDeps } from './list-merchants.ts';
import { filterOf, partnerOf, type WantedMerchants } from './merchant-filter.ts';
import { countMerchantRows, estimateMerchantRows } from './merchant-pages.queries.ts';
import { countMerchantsWith } from './merchant-search.queries.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';

/** Up to how many merchants are counted one by one. */
const COUNTED = 10_000;

/** Counts the merchants that a filter leaves: exactly as far as that is quick, estimated beyond. */
export function countMerchants(
  { database, now }: ListMerchantsDeps,
  actor: Actor,
  wanted: WantedMerchants,
): Promise<{ count: number; isExact: boolean; isNear: boolean }> {
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const partnerId = partnerOf(actor);
    const found = await findMerchants(tx, { q: wanted.q, partnerId });
    const known = isNarrowed(wanted) ? null : await countFound(tx, { found, partnerId });
    if (known !== null) return { count: known, isExact: true, isNear: false };
    const filter = filterOf(wanted, { actor, found, now: now() });
    const isNear = found.kind === 'near';
    const { count, until } = (await countMerchantRows(tx, filter, COUNTED + 1)) ?? { count: 0, until: null };
    if (count <= COUNTED || until === null) return { count, isExact: true, isNear };
    // What is wrong in the expectation is wrong alike for the merchants that were counted.
    const [whole, part] = [await estimateMerchantRows(tx, filter, null), await estimateMerchantRows(tx, filter, until)];
    return { count: Math.max(count, Math.round((count * whole) / Math.max(1, part))), isExact: false, isNear };
  });
}

/** True when anything but the search chooses among merchants. */
const isNarrowed = ({ q: _q, ...filter }: WantedMerchants): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** Counts without looking at merchants: all of them, and those whose text the index knows. Null for anything else, and for too many. */
async function countFound(
  tx: Transaction,
  { found, partnerId }: { found: FoundMerchants; partnerId: string | null },
): Promise<number | null> {
  if (found.kind === 'all') return (await countMerchantsOf(tx, partnerId))?.merchants ?? 0;
  if (found.kind !== 'holding' || partnerId !== null) return null;
  const { count = 0 } = (await countMerchantsWith(tx, found.patterns, COUNTED + 1)) ?? {};
  return count <= COUNTED ? count : null;
}

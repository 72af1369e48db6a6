import type { listMerchants } from '@comptoir/contract/base/merchants';
import type { z } from 'zod/mini';
import type { MerchantsWanted } from './base.ts';

type Sort = NonNullable<z.output<(typeof listMerchants)['query']>['sort']>;

/** What the address of the list says. */
interface MerchantsInAddress extends Omit<MerchantsWanted, 'q' | 'states'> {
  /** The states; other lists have states of other things. */
  readonly accounts?: MerchantsWanted['states'];
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

const SORTS: readonly Sort[] = ['name', '-name', 'city', '-city', 'fileNumber', '-fileNumber'];

/** The same as the call takes it: which merchants, and where the page begins. */
export function wantedMerchants({ q = '', accounts, subSectors, partners, sort, cursor }: MerchantsInAddress) {
  const order = SORTS.find((known) => known === sort);
  const wanted: MerchantsWanted = {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    ...(accounts ? { states: accounts } : {}),
    ...(subSectors ? { subSectors } : {}),
    ...(partners ? { partners } : {}),
  };
  return { wanted, place: { ...(order ? { sort: order } : {}), ...(cursor ? { cursor } : {}) } };
}

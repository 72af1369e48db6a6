import { readSort, writeSort } from '../lists/sort-in-address.ts';
import type { MerchantsWanted } from './base.ts';

/** What the address of the list says. */
interface MerchantsInAddress extends Omit<MerchantsWanted, 'q' | 'states'> {
  /** The states; other lists have states of other things. */
  readonly accounts?: MerchantsWanted['states'];
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

/** What the server orders them by. */
const COLUMNS = ['name', 'city', 'fileNumber'] as const;

/** The same as the call takes it: which merchants, in which order, and where the page begins. */
export function wantedMerchants({ q = '', accounts, subSectors, partners, sort, cursor }: MerchantsInAddress) {
  const order = readSort(sort, COLUMNS);
  const wanted: MerchantsWanted = {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    ...(accounts ? { states: accounts } : {}),
    ...(subSectors ? { subSectors } : {}),
    ...(partners ? { partners } : {}),
  };
  const place = { ...(order ? { sort: writeSort(order) } : {}), ...(cursor ? { cursor } : {}) };
  return { wanted, order, place };
}

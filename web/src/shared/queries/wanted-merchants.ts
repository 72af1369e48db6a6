import { readSort, writeSort } from '../lists/sort-in-address.ts';
import type { MerchantsWanted } from './base.ts';

/** Search parameters of the list. */
export interface MerchantsInAddress extends Pick<
  MerchantsWanted,
  'subSectors' | 'partners' | 'certificates' | 'waiting'
> {
  /** The states; other lists have states of other things. */
  readonly accounts?: MerchantsWanted['states'];
  readonly plans?: MerchantsWanted['subscriptions'];
  readonly dues?: MerchantsWanted['payments'];
  /** Days without a bill, or `ever`. */
  readonly quiet?: string | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Columns that the server orders merchants by. */
const COLUMNS = ['name', 'city', 'fileNumber', 'lastBill'] as const;

/** The same as the call takes it: which merchants, in which order, and where the page begins. */
export function wantedMerchants({ q = '', sort, cursor, ...address }: MerchantsInAddress) {
  const order = readSort(sort, COLUMNS);
  const wanted: MerchantsWanted = {
    ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
    ...present({
      states: address.accounts,
      subSectors: address.subSectors,
      partners: address.partners,
      subscriptions: address.plans,
      payments: address.dues,
      certificates: address.certificates,
      noBillFor: quietOf(address.quiet),
      waiting: address.waiting,
    }),
  };
  const place = { ...(order ? { sort: writeSort(order) } : {}), ...(cursor ? { cursor } : {}) };
  return { wanted, order, place };
}

const quietOf = (quiet: string | undefined): MerchantsWanted['noBillFor'] =>
  quiet === undefined || quiet === 'ever' ? quiet : Number(quiet);

const present = (asked: MerchantsWanted): MerchantsWanted =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

/** Returns a view's filters for the address; those that it does not ask for are taken out of the address. */
export const addressOf = ({ q, states, subscriptions, payments, noBillFor, ...asked }: MerchantsWanted) => ({
  q,
  accounts: states,
  plans: subscriptions,
  dues: payments,
  quiet: noBillFor === undefined ? undefined : String(noBillFor),
  subSectors: asked.subSectors,
  partners: asked.partners,
  certificates: asked.certificates,
  waiting: asked.waiting,
});

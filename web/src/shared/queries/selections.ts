import type { createSelection, MerchantSelection } from '@comptoir/contract/base/selections';
import { call, QUIET } from '../http/call.ts';
import type { MerchantsWanted } from './base.ts';

/** Merchants to act on: some by id, or all of a filter. */
export type Chosen = { readonly merchants: readonly string[] } | { readonly filter: MerchantsWanted };

/** Freezes the merchants that are chosen, to be confirmed with their count. */
export const freezeMerchants = (chosen: Chosen): Promise<MerchantSelection> =>
  call<typeof createSelection>('POST', '/selections', {
    body: 'filter' in chosen ? { filter: chosen.filter } : { merchants: [...chosen.merchants] },
    headers: QUIET,
  });

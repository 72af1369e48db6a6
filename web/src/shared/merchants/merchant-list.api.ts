import { useQuery } from '@tanstack/react-query';
import { merchantCountQuery, merchantPageQuery, type MerchantsWanted } from '../queries/base.ts';
import { useMerchantFilters } from './use-merchant-filters.ts';

/** The merchants that the user looks after, or those of one partner, as the address narrows and orders them: a page, and how many there are. */
export function useMerchantList(of: Pick<MerchantsWanted, 'partners'> = {}) {
  const filters = useMerchantFilters();
  const wanted = { ...filters.wanted, ...of };
  return {
    filters,
    page: useQuery(merchantPageQuery(wanted, filters.place)),
    count: useQuery(merchantCountQuery(wanted)),
  };
}

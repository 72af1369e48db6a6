import type { exportMerchants } from '@comptoir/contract/base/merchant-lists';
import type { exportSelection } from '@comptoir/contract/base/selections';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchRows, type RowFile } from '../http/fetch-rows.ts';
import { merchantFactsQuery } from '../queries/merchant-views.ts';
import { merchantCountQuery, merchantPageQuery, type MerchantsWanted } from '../queries/base.ts';
import { useChosenMerchants } from './use-chosen-merchants.ts';
import { useMerchantFilters } from './use-merchant-filters.ts';

/** Formats of a file of merchants. */
export const ROW_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

/** Standing of the merchants of a page, where columns show it. */
export const useFacts = (ids: readonly string[], isShown: boolean) =>
  useQuery({ ...merchantFactsQuery(ids), enabled: isShown && ids.length > 0, placeholderData: keepPreviousData });

/** All merchants of a filter as a file. */
export const fetchMerchants = (wanted: MerchantsWanted, format: RowFormat): Promise<RowFile> =>
  fetchRows<typeof exportMerchants>('/merchant/export', { query: { ...wanted, format } }, () => {});

/** Those of a selection. */
export const fetchSelection = (id: string, format: RowFormat): Promise<RowFile> =>
  fetchRows<typeof exportSelection>('/selections/:id/export', { params: { id }, query: { format } }, () => {});

/** The merchants that the user looks after, or those of one partner, as the address narrows and orders them: a page, and how many there are. */
export function useMerchantList(of: Pick<MerchantsWanted, 'partners'> = {}) {
  const filters = useMerchantFilters();
  const wanted = { ...filters.wanted, ...of };
  const count = useQuery(merchantCountQuery(wanted));
  return {
    filters,
    page: useQuery(merchantPageQuery(wanted, filters.place)),
    count,
    selected: useChosenMerchants(wanted, count.isPlaceholderData ? undefined : count.data),
  };
}

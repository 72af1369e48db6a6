import { useAddress } from '../../../shared/lists/use-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import type { MerchantFilters } from './find-merchants.ts';

/** The filters, kept in the address so that Back shows the list as it was. */
export function useMerchantFilters() {
  const { search, change } = useAddress();
  const { text, type } = useSearchText();
  const { registration, account } = search;
  const filters: MerchantFilters = { search: text, registration, account };
  return {
    filters,
    type,
    change: (parts: Partial<Pick<MerchantFilters, 'registration' | 'account'>>): void =>
      change({ ...parts, page: undefined }),
    isNarrowed: text !== '' || registration !== undefined || account !== undefined,
    reset: (): void => {
      type('');
      change({ q: undefined, registration: undefined, account: undefined, page: undefined });
    },
  };
}

export type FiltersInAddress = ReturnType<typeof useMerchantFilters>;

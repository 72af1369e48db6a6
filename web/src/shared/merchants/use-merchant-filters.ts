import { writeSort } from '../lists/sort-in-address.ts';
import { useAddress } from '../lists/use-address.ts';
import { useSearchText } from '../lists/use-search-text.ts';
import { wantedMerchants } from '../queries/wanted-merchants.ts';
import type { MerchantsWanted } from '../queries/base.ts';
import type { Sort } from '../../ui/table-column.ts';

/** What the list is narrowed to besides the text that is searched for. */
export interface MerchantFilters extends Omit<MerchantsWanted, 'q' | 'states'> {
  readonly accounts?: MerchantsWanted['states'];
}

const NONE = { accounts: undefined, subSectors: undefined, partners: undefined, cursor: undefined };

/** The filters, the order and the page, kept in the address so that Back shows the list as it was. */
export function useMerchantFilters() {
  const { search, change } = useAddress();
  const { text, settled, type } = useSearchText();
  const { accounts, subSectors, partners, sort, cursor } = search;
  const filters: MerchantFilters = { accounts, subSectors, partners };
  const { wanted, order, place } = wantedMerchants({ ...filters, q: settled, sort, cursor });
  return {
    filters,
    wanted,
    place,
    text,
    type,
    change: (parts: MerchantFilters): void =>
      change({
        ...Object.fromEntries(
          Object.entries(parts).map(([name, chosen]) => [name, chosen?.length ? chosen : undefined]),
        ),
        cursor: undefined,
      }),
    sort: order,
    onSort: (chosen: Sort): void => change({ sort: writeSort(chosen), cursor: undefined }),
    goTo: (next: string): void => change({ cursor: next }),
    isNarrowed: Object.keys(wanted).length > 0,
    reset: (): void => {
      type('');
      change({ ...NONE, q: undefined });
    },
  };
}

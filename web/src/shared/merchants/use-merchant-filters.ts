import type { MerchantSort } from '@comptoir/contract/base/merchants';
import { MERCHANT_COLUMNS, USUAL_COLUMNS, type MerchantColumn } from '@comptoir/domain/base/merchants/merchant-columns';
import { writeSort } from '../lists/sort-in-address.ts';
import { useAddress } from '../lists/use-address.ts';
import { useSearchText } from '../lists/use-search-text.ts';
import { addressOf, wantedMerchants, type MerchantsInAddress } from '../queries/wanted-merchants.ts';
import type { MerchantsWanted } from '../queries/base.ts';
import type { Sort } from '../../ui/table-column.ts';

/** Filters of the list besides the text that is searched for. */
export type MerchantFilters = Omit<MerchantsInAddress, 'q' | 'sort' | 'cursor'>;

/** List as a view shows it. */
export interface ShownMerchants {
  readonly wanted: MerchantsWanted;
  readonly sort: MerchantSort | null;
  readonly columns: readonly MerchantColumn[];
}

const NONE = { ...addressOf({}), cursor: undefined };

/** The filters, the order, the columns and the page, kept in the address so that Back shows the list as it was. */
export function useMerchantFilters() {
  const { search, change } = useAddress();
  const { text, settled, type } = useSearchText();
  const { accounts, subSectors, partners, plans, dues, certificates, quiet, waiting, sort, cursor } = search;
  const filters: MerchantFilters = { accounts, subSectors, partners, plans, dues, certificates, quiet, waiting };
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
    columns: search.columns ?? USUAL_COLUMNS,
    chooseColumns: (chosen: readonly MerchantColumn[]): void => change({ columns: inOrder(chosen) }),
    saved: search.saved ?? null,
    /** Shows what a view asks for, under its id; null is no view. */
    show: (shown: ShownMerchants, saved: string | null): void => {
      type(shown.wanted.q ?? '');
      change({
        ...NONE,
        ...addressOf(shown.wanted),
        sort: shown.sort ?? undefined,
        columns: inOrder(shown.columns),
        saved: saved ?? undefined,
      });
    },
  };
}

/** The usual ones are not said, nor does an address say that there are none. */
function inOrder(chosen: readonly MerchantColumn[]): MerchantColumn[] | undefined {
  const known = MERCHANT_COLUMNS.filter((column) => chosen.includes(column));
  return known.join() === USUAL_COLUMNS.join() ? undefined : known;
}

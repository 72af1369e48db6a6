import { useAddress } from '../../../shared/lists/use-address.ts';
import type { BillsWanted } from '../../../shared/queries/sales.ts';

/** Filters besides the text that is searched for. */
export type BillFilters = Omit<BillsWanted, 'q'>;

/** No filter, for those who remove them. */
const NONE: Readonly<Record<keyof BillsWanted, undefined>> = {
  q: undefined,
  from: undefined,
  to: undefined,
  deviceIds: undefined,
  employees: undefined,
  kinds: undefined,
  payments: undefined,
  states: undefined,
};

/** The filters and the page, kept in the address so that Back, a bookmark and a new window show them as they were. */
export function useBillFilters() {
  const { search, change } = useAddress();
  const { q, from, to, deviceIds, employees, kinds, payments, states, cursor, at } = search;
  const filters: BillFilters = withoutGaps({ from, to, deviceIds, employees, kinds, payments, states });
  const setFilters = (parts: { readonly [Name in keyof BillFilters]?: BillFilters[Name] | undefined }): void =>
    change({ ...parts, cursor: undefined, at: undefined });
  return {
    filters,
    wanted: withoutGaps({ ...filters, q }) as BillsWanted,
    cursor,
    at,
    setFilters,
    reset: () => change({ ...NONE, cursor: undefined, at: undefined }),
    goTo: (next: string | null) => change({ cursor: next ?? undefined, at: undefined }),
    jumpTo: (day: string | undefined) => change({ cursor: undefined, at: day }),
  };
}

const withoutGaps = <Parts extends object>(parts: Parts): { [Name in keyof Parts]?: NonNullable<Parts[Name]> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;

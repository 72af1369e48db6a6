import { useAddress } from '../../../shared/lists/use-address.ts';
import type { TicketsWanted } from '../../../shared/queries/support.ts';

type State = NonNullable<TicketsWanted['state']>;

/** The filters of the queue, kept in the address; without one it shows what waits for an answer. */
export function useTicketFilters() {
  const { search, change } = useAddress();
  const state: State | 'all' = (search.state as State | 'all' | undefined) ?? 'to-answer';
  const { q, who, about } = search;
  const others = {
    ...(q ? { q } : {}),
    ...(who ? { assignee: who } : {}),
    ...(about ? { merchantId: about } : {}),
  };
  const wanted: TicketsWanted = { ...others, ...(state === 'all' ? {} : { state }) };
  const isNarrowed = state !== 'to-answer' || Object.keys(others).length > 0;
  const reset = (): void => change({ q: undefined, who: undefined, about: undefined, state: undefined });
  return { state, wanted, q: q ?? '', who, about, change, isNarrowed, reset };
}

import type { RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { EstimatesWanted } from '../../../shared/queries/estimates.ts';

/** The filters, kept in the address so that Back, a bookmark and a new window show the list as it was. */
export function useEstimateFilters() {
  const { search, change } = useAddress();
  const { q, stages, customerId, from, to } = search;
  /** Without the states, of which the sums are shown side by side. */
  const inAnyState: EstimatesWanted = withoutGaps({ q: q?.trim() || undefined, customerId, from, to });
  const chosen: readonly RevisionState[] = stages ?? [];
  return {
    stages: chosen,
    customerId,
    from,
    to,
    inAnyState,
    wanted: withoutGaps({ ...inAnyState, states: stages }) as EstimatesWanted,
    isNarrowed: [q, stages, customerId, from, to].some((part) => part !== undefined),
    setFilters: (
      parts: Partial<Record<'stages' | 'customerId' | 'from' | 'to', string | readonly string[] | undefined>>,
    ) => change(parts),
    reset: () => change({ q: undefined, stages: undefined, customerId: undefined, from: undefined, to: undefined }),
  };
}

const withoutGaps = (parts: object): object =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

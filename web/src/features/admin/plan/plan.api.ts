import type { getPlan, PlanPricesView, setPlan } from '@comptoir/contract/money/plan';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['plan'];

/** The prices in force, before taxes. */
export const usePlan = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<typeof getPlan>('GET', '/plan', { signal }) });

/** Sets the prices; the automatic alert says so. What was priced with the old ones is read again. */
export function useSetPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanPricesView) => call<typeof setPlan>('PUT', '/plan', { body }),
    onSuccess: ({ monthlyServiceCents, installation }) => {
      queries.setQueryData(KEY, { monthlyServiceCents, installation });
      return queries.invalidateQueries({ queryKey: ['cart'] });
    },
  });
}

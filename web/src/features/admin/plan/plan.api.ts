import type { PlanPricesView, setPlan } from '@comptoir/contract/money/plan';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { planQuery } from '../../../shared/queries/money.ts';

/** The prices in force, before taxes. */
export const usePlan = () => useQuery(planQuery());

/** Sets the prices; the automatic alert says so. What was priced with the old ones is read again. */
export function useSetPlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanPricesView) => call<typeof setPlan>('PUT', '/plan', { body }),
    onSuccess: ({ monthlyServiceCents, installation }) => {
      queries.setQueryData(planQuery().queryKey, { monthlyServiceCents, installation });
      return invalidate(queries, 'cart');
    },
  });
}

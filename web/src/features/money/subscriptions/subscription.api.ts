import type { deleteCard } from '@comptoir/contract/money/cards';
import type { pauseSubscription, reactivateSubscription } from '@comptoir/contract/money/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';

/** Deletes the saved card; the automatic alert says so. */
export function useDeleteCard() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof deleteCard>('DELETE', '/card', { query: scope }),
    onSuccess: () => queries.setQueryData(['card', scope], { card: null }),
  });
}

/** What the switch of the season does. */
export type SeasonChange = 'pause' | 'reactivate';

/** Ends or begins a season. The screen says in its own words what was done, so that the automatic alerts stay out of it. */
export function useSeasonChange() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: SeasonChange) =>
      change === 'pause'
        ? call<typeof pauseSubscription>('POST', '/subscription/pause', { query: scope, headers: QUIET })
        : call<typeof reactivateSubscription>('POST', '/subscription/reactivate', { query: scope, headers: QUIET }),
    onSuccess: (subscription) => {
      queries.setQueryData(['subscription', scope], subscription);
      for (const queryKey of [['merchant'], ['merchants'], ['invoices']]) void queries.invalidateQueries({ queryKey });
    },
    // another tab may have done it: what is shown here is then not how it stands
    onError: () => queries.invalidateQueries({ queryKey: ['subscription'] }),
  });
}

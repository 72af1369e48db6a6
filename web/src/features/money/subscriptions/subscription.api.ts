import type { deleteCard } from '@comptoir/contract/money/cards';
import type { pauseSubscription, reactivateSubscription } from '@comptoir/contract/money/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { cardQuery, subscriptionQuery } from '../../../shared/queries/money.ts';

/** Deletes the saved card; the automatic alert says so. */
export function useDeleteCard() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: () => call<typeof deleteCard>('DELETE', '/card', { query: scope }),
    onSuccess: () => {
      queries.setQueryData(cardQuery(scope).queryKey, { card: null });
      void invalidate(queries, 'subscription', 'merchants');
    },
  });
}

/** Change by the switch of the season. */
export type SeasonChange = 'pause' | 'reactivate';

/** Ends or begins a season. The screen says in its own words what was done, so that the automatic alerts stay out of it. */
export function useSeasonChange() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (change: SeasonChange) =>
      change === 'pause'
        ? call<typeof pauseSubscription>('POST', '/subscription/pause', { query: scope, headers: QUIET })
        : call<typeof reactivateSubscription>('POST', '/subscription/reactivate', { query: scope, headers: QUIET }),
    onSuccess: (subscription) => {
      queries.setQueryData(subscriptionQuery(scope).queryKey, subscription);
      void invalidate(queries, 'merchant', 'merchants', 'invoices');
    },
    // another tab may have done it: what is shown here is then not how it stands
    onError: () => invalidate(queries, 'subscription'),
  });
}

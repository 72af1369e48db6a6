import type { subscribe } from '@comptoir/contract/money/subscriptions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { cartQuery, planQuery, priceOrder, subscriptionQuery, type Order } from '../../../shared/queries/money.ts';

/** Price of the plan before taxes. */
export const usePlan = () => useQuery(planQuery());

/** The cart as the server prices it. */
export const useCart = (order: Order) =>
  useQuery({ ...cartQuery(useMerchantScope(), order), refetchInterval: REFRESH_MS });

/** Prices may change while a cart is looked at. */
const REFRESH_MS = 60_000;

/** Prices a cart with a code that was typed: only one that counts gets into the cart. */
export function useApplyPromoCode() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (order: Order) => priceOrder(scope, order),
    onSuccess: (cart, order) => queries.setQueryData(cartQuery(scope, order).queryKey, cart),
  });
}

/** An order, and the prices of the cart that was looked at. */
export type ConfirmedOrder = Order & { readonly pricesId: string };

/** Subscribes; the screen that follows says so. It is gone to first: this one has nothing more to show afterwards. */
export function useSubscribe(onSubscribed: () => void) {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useCallOnce({
    mutationFn: (order: ConfirmedOrder) =>
      call<typeof subscribe>('PUT', '/subscription', { query: scope, body: order, headers: QUIET }),
    onSuccess: (subscription) => {
      onSubscribed();
      queries.setQueryData(subscriptionQuery(scope).queryKey, subscription);
      void invalidate(queries, 'merchant', 'merchants', 'invoices');
    },
    // another tab may have done it, or the prices may have changed since
    onError: () => void invalidate(queries, 'subscription', 'cart', 'card', 'plan'),
  });
}

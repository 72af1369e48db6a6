import type { bookAppointment, cancelAppointment } from '@comptoir/contract/help/appointments';
import type { subscribe } from '@comptoir/contract/money/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { appointmentsQuery, freeHoursQuery } from '../../../shared/queries/help.ts';
import { invalidate } from '../../../shared/queries/invalidate.ts';
import { cartQuery, planQuery, priceOrder, subscriptionQuery, type Order } from '../../../shared/queries/money.ts';

/** What the plan costs before taxes. */
export const usePlan = () => useQuery(planQuery());

/** The cart as the server prices it. */
export const useCart = (order: Order) => useQuery(cartQuery(useMerchantScope(), order));

/** Prices a cart with a code that was typed: only one that counts gets into the cart. */
export function useApplyPromoCode() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => priceOrder(scope, order),
    onSuccess: (cart, order) => queries.setQueryData(cartQuery(scope, order).queryKey, cart),
  });
}

/** Subscribes; the screen that follows says so. It is gone to first: this one has nothing more to show afterwards. */
export function useSubscribe(onSubscribed: () => void) {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) =>
      call<typeof subscribe>('PUT', '/subscription', { query: scope, body: order, headers: QUIET }),
    onSuccess: (subscription) => {
      onSubscribed();
      queries.setQueryData(subscriptionQuery(scope).queryKey, subscription);
      void invalidate(queries, 'merchant', 'merchants', 'invoices');
    },
    // another tab may have done it, or the prices may have changed since
    onError: () => void invalidate(queries, 'subscription', 'cart', 'card'),
  });
}

/** The coming visit of a technician, null when there is none. */
export const useAppointment = (today: string) =>
  useQuery({ ...appointmentsQuery(useMerchantScope(), today), select: ({ items }) => items[0] ?? null });

/** Hours at which a technician can come, between two days. */
export const useFreeHours = (days: { readonly from: string; readonly to: string }) =>
  useQuery({ ...freeHoursQuery(days), select: ({ items }) => items.map(({ startsAt }) => startsAt) });

interface Booking {
  readonly startsAt: string;
  readonly note?: string;
}

/** Books a technician, or moves the visit that is booked. */
export function useBookAppointment(onBooked: () => void) {
  const scope = useMerchantScope();
  return useAppointmentChange(
    (body: Booking) => call<typeof bookAppointment>('POST', '/appointments', { query: scope, body, headers: QUIET }),
    onBooked,
  );
}

export const useCancelAppointment = (onCancelled: () => void) =>
  useAppointmentChange(
    (id: string) => call<typeof cancelAppointment>('DELETE', '/appointments/:id', { params: { id }, headers: QUIET }),
    onCancelled,
  );

/** The hours are read again after a change, and after a refusal: another user may have taken one. */
function useAppointmentChange<Input>(change: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess,
    onSettled: () => invalidate(queries, 'appointments', 'free-hours'),
  });
}

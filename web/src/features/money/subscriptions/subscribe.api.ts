import type {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listFreeHours,
} from '@comptoir/contract/help/appointments';
import type { getPlan } from '@comptoir/contract/money/plan';
import type { priceCart, subscribe } from '@comptoir/contract/money/subscriptions';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope, type MerchantScope } from '../../../shared/merchants/merchant-scope.ts';

/** What is about to be subscribed to. */
export interface Order {
  readonly installation: Installation;
  readonly promoCode?: string;
}

/** What the plan costs before taxes. */
export const usePlan = () =>
  useQuery({
    queryKey: ['plan'],
    queryFn: ({ signal }) => call<typeof getPlan>('GET', '/plan', { signal }),
  });

const askForCart = (scope: MerchantScope, order: Order, signal?: AbortSignal) =>
  call<typeof priceCart>('POST', '/cart', {
    query: scope,
    body: order,
    headers: QUIET,
    ...(signal ? { signal } : {}),
  });

const cartKey = (scope: MerchantScope, { installation, promoCode }: Order) =>
  ['cart', scope, installation, promoCode ?? null] as const;

/** The cart as the server prices it; the one before stays to be seen while a new one is on its way. */
export function useCart(order: Order) {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: cartKey(scope, order),
    queryFn: ({ signal }) => askForCart(scope, order, signal),
    placeholderData: keepPreviousData,
  });
}

/** Prices a cart with a code that was typed: only one that counts gets into the cart. */
export function useApplyPromoCode() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => askForCart(scope, order),
    onSuccess: (cart, order) => queries.setQueryData(cartKey(scope, order), cart),
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
      queries.setQueryData(['subscription', scope], subscription);
      for (const key of ['merchant', 'merchants', 'invoices']) void queries.invalidateQueries({ queryKey: [key] });
    },
    // another tab may have done it, or the prices may have changed since
    onError: () => {
      for (const key of ['subscription', 'cart', 'card']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** The coming visit of a technician, null when there is none. */
export function useAppointment(today: string) {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['appointments', scope, today],
    queryFn: ({ signal }) =>
      call<typeof listAppointments>('GET', '/appointments', { query: { ...scope, from: today }, signal }),
    select: ({ items }) => items[0] ?? null,
  });
}

interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Hours at which a technician can come, between two days. */
export const useFreeHours = (query: Stretch) =>
  useQuery({
    queryKey: ['free-hours', query],
    queryFn: ({ signal }) => call<typeof listFreeHours>('GET', '/appointments/free', { query, signal }),
    select: ({ items }) => items.map(({ startsAt }) => startsAt),
  });

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
    onSettled: () =>
      Promise.all(['appointments', 'free-hours'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

import type { beginCardEntry, getCard } from '@comptoir/contract/money/cards';
import type { getInvoice, getInvoiceTotal, listInvoices, listUnpaidAccounts } from '@comptoir/contract/money/invoices';
import type { getPlan, listPrices } from '@comptoir/contract/money/plan';
import type { getPriceMove, listPriceMoves } from '@comptoir/contract/money/price-moves';
import type { listPromoCodes } from '@comptoir/contract/money/promo-codes';
import type { getSubscription, priceCart } from '@comptoir/contract/money/subscriptions';
import type { listUnexpectedCharges } from '@comptoir/contract/money/unexpected-charges';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Price of the plan before taxes. */
export const planQuery = () =>
  queryOptions({ queryKey: ['plan'], queryFn: ({ signal }) => call<typeof getPlan>('GET', '/plan', { signal }) });

/** The prices that were, are and will be in force, for administrators. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: ['plan', 'prices'],
    queryFn: ({ signal }) => call<typeof listPrices>('GET', '/plan/prices', { signal }),
  });

/** Moves of subscriptions to newer prices, the newest first. */
export const priceMovesQuery = () =>
  queryOptions({
    queryKey: ['plan', 'moves'],
    queryFn: ({ signal }) => call<typeof listPriceMoves>('GET', '/price-moves', { signal }),
  });

/** One of them, with who was left out. */
export const priceMoveQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan', 'moves', id],
    queryFn: ({ signal }) => call<typeof getPriceMove>('GET', '/price-moves/:id', { params: { id }, signal }),
  });

export const promoCodesQuery = () =>
  queryOptions({
    queryKey: ['promo-codes'],
    queryFn: ({ signal }) => call<typeof listPromoCodes>('GET', '/promo-codes', { signal }),
  });

export const subscriptionQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['subscription', scope],
    queryFn: ({ signal }) => call<typeof getSubscription>('GET', '/subscription', { query: scope, signal }),
  });

/** The saved card. */
export const cardQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['card', scope],
    queryFn: ({ signal }) => call<typeof getCard>('GET', '/card', { query: scope, signal }),
  });

/** The fields for one entry: never kept for another, because what they are opened with is good once. */
export const cardEntryQuery = (scope: MerchantScope, language: Language) =>
  queryOptions({
    queryKey: ['card-entry', scope, language],
    queryFn: ({ signal }) =>
      call<typeof beginCardEntry>('POST', '/card/entry', { query: scope, headers: QUIET, signal }),
    staleTime: Infinity,
    gcTime: 0,
    // fields that open again would lose what is typed
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Order of a subscription that is about to be placed. */
export interface Order {
  readonly installation: Installation;
  readonly promoCode?: string;
}

export const priceOrder = (scope: MerchantScope, order: Order, signal?: AbortSignal) =>
  call<typeof priceCart>('POST', '/cart', { query: scope, body: order, headers: QUIET, ...(signal ? { signal } : {}) });

/** The cart as the server prices it; the one before stays in sight while a new one is on its way. */
export const cartQuery = (scope: MerchantScope, order: Order) =>
  queryOptions({
    queryKey: ['cart', scope, order.installation, order.promoCode ?? null],
    queryFn: ({ signal }) => priceOrder(scope, order, signal),
    placeholderData: keepPreviousData,
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: ({ signal }) => call<typeof getInvoice>('GET', '/invoices/:id', { params: { id }, signal }),
  });

/** Filter of a merchant's invoices. */
export interface ChosenInvoices {
  readonly unpaid?: boolean;
  readonly year?: number;
}

/** Total of the same invoices. */
export const invoiceTotalQuery = (scope: MerchantScope, filters: ChosenInvoices) =>
  queryOptions({
    queryKey: ['invoices', 'total', scope, filters],
    queryFn: ({ signal }) =>
      call<typeof getInvoiceTotal>('GET', '/invoice-total', { query: { ...scope, ...filters }, signal }),
    placeholderData: keepPreviousData,
  });

/** Invoices of a merchant, newest first, page by page. */
export const invoicesQuery = (scope: MerchantScope, filters: ChosenInvoices = {}) =>
  infiniteQueryOptions({
    queryKey: ['invoices', scope, filters],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listInvoices>('GET', '/invoices', {
        query: { ...scope, ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** A page of who owes what was due: of everyone, or of a partner’s merchants. */
export const unpaidAccountsQuery = (partnerId: string | null, place: { readonly cursor?: number } = {}) =>
  queryOptions({
    queryKey: ['invoices', 'unpaid', partnerId, place],
    queryFn: ({ signal }) =>
      call<typeof listUnpaidAccounts>('GET', '/unpaid-accounts', {
        query: { ...(partnerId === null ? {} : { partnerId }), ...place },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Charges that pay no invoice: all of a merchant, or those of every merchant that wait for a decision. */
export const unexpectedChargesQuery = (merchantId: string | null) =>
  queryOptions({
    queryKey: ['invoices', 'unexpected', merchantId],
    queryFn: ({ signal }) =>
      call<typeof listUnexpectedCharges>('GET', '/unexpected-charges', {
        query: merchantId === null ? {} : { merchantId },
        signal,
      }),
  });

import type { listSetAsideMails } from '@comptoir/contract/help/support-mails';
import type {
  getTicketCounts,
  getTicket,
  listOwnTickets,
  listSupportPeople,
  listTickets,
} from '@comptoir/contract/help/support-tickets';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../http/call.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';

/** Own tickets, the last changed first. */
export const ownTicketsQuery = (scope: MerchantScope) =>
  infiniteQueryOptions({
    queryKey: ['tickets', 'own', scope],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listOwnTickets>('GET', '/support-tickets', {
        query: { ...scope, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** A conversation. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => call<typeof getTicket>('GET', '/support-tickets/:id', { params: { id }, signal }),
  });

/** Filters of the queue; an absent one filters nothing. */
export type TicketsWanted = Omit<z.output<(typeof listTickets)['query']>, 'cursor' | 'limit'>;

/** The tickets of everyone, page by page. */
export const ticketQueueQuery = (wanted: TicketsWanted) =>
  infiniteQueryOptions({
    queryKey: ['tickets', 'queue', wanted],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listTickets>('GET', '/support-queue', {
        query: { ...wanted, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Number of tickets that a filter leaves in each state, and of mails that wait beside them. */
export const ticketCountsQuery = ({ state: _state, ...wanted }: TicketsWanted) =>
  queryOptions({
    queryKey: ['tickets', 'counts', wanted],
    queryFn: ({ signal }) => call<typeof getTicketCounts>('GET', '/support-queue/counts', { query: wanted, signal }),
    placeholderData: keepPreviousData,
  });

/** People who may look after a ticket. */
export const supportPeopleQuery = () =>
  queryOptions({
    queryKey: ['tickets', 'people'],
    queryFn: ({ signal }) => call<typeof listSupportPeople>('GET', '/support-queue/people', { signal }),
  });

/** Mails that stand in no conversation. */
export const setAsideMailsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['support-mails'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listSetAsideMails>('GET', '/support-mails', {
        query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

import type { listContacts } from '@comptoir/contract/people/contacts';
import type { listMemberships } from '@comptoir/contract/people/memberships';
import type { listBusinessStandings } from '@comptoir/contract/sales/business-standings';
import type { listMessageTemplates } from '@comptoir/contract/people/message-templates';
import type { getPartner, listPartners, listPartnerStandings } from '@comptoir/contract/people/partners';
import type { listSessions } from '@comptoir/contract/people/profile';
import type { listUsers } from '@comptoir/contract/people/users';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../http/call.ts';
import type { Looked } from './looked-at.ts';

/** The places of the account that is signed in. */
export const membershipsQuery = () =>
  queryOptions({
    queryKey: ['memberships'],
    queryFn: ({ signal }) => call<typeof listMemberships>('GET', '/memberships', { signal }),
  });

/** Standing of each of its businesses today. */
export const businessStandingsQuery = () =>
  queryOptions({
    queryKey: ['business-standings'],
    queryFn: ({ signal }) => call<typeof listBusinessStandings>('GET', '/memberships/standings', { signal }),
    refetchInterval: 60_000,
  });

/** Owner of the people, as the API takes it; null means one's own. */
export interface ContactsOf {
  readonly merchantId?: string;
  readonly partnerId?: string;
}

/** The people of a merchant or partner. */
export const contactsQuery = (of: ContactsOf) =>
  queryOptions({
    queryKey: ['contacts', of],
    queryFn: ({ signal }) => call<typeof listContacts>('GET', '/contacts', { query: { ...of }, signal }),
  });

/** Templates of messages to merchants. */
export const messageTemplatesQuery = () =>
  queryOptions({
    queryKey: ['message-templates'],
    queryFn: ({ signal }) => call<typeof listMessageTemplates>('GET', '/message-templates', { signal }),
  });

export const partnersQuery = () =>
  queryOptions({
    queryKey: ['partners'],
    queryFn: ({ signal }) => call<typeof listPartners>('GET', '/partners', { signal }),
  });

/** Start of a page of partners, its order, and the text that is looked for. */
export type StandingsWanted = Partial<z.output<(typeof listPartnerStandings)['query']>>;

/** A page of partners with how their merchants stand; the former one stays in sight while another one is on its way. */
export const partnerStandingsQuery = (wanted: StandingsWanted) =>
  queryOptions({
    queryKey: ['partners', 'standings', wanted],
    queryFn: ({ signal }) => call<typeof listPartnerStandings>('GET', '/partner-standings', { query: wanted, signal }),
    placeholderData: keepPreviousData,
  });

/** A partner with how its merchants stand, and those looked at; what was counted stays in sight while others are on their way. */
export const partnerQuery = (id: string, looked: Looked = {}) =>
  queryOptions({
    queryKey: ['partners', id, looked],
    queryFn: ({ signal }) => call<typeof getPartner>('GET', '/partners/:id', { params: { id }, query: looked, signal }),
    placeholderData: (before, former) => (former?.queryKey[1] === id ? before : undefined),
  });

/** The open sessions of the user. */
export const openSessionsQuery = () =>
  queryOptions({
    queryKey: ['open-sessions'],
    queryFn: ({ signal }) => call<typeof listSessions>('GET', '/profile/sessions', { signal }),
  });

/** The users of the portal, page by page. */
export const usersQuery = (filters: Partial<z.output<(typeof listUsers)['query']>>) =>
  infiniteQueryOptions({
    queryKey: ['users', filters],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listUsers>('GET', '/users', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

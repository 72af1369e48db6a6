import type { getLogCounts, getLogEntry, getLogExportSize, listLogs } from '@comptoir/contract/base/activity-log';
import type { AuditGroup } from '@comptoir/domain/base/activity-log/events/audit-groups';
import type { getAuditChain, listAudit, listSupportActs } from '@comptoir/contract/base/audit';
import type { listExports } from '@comptoir/contract/base/exports';
import type { getMerchantCount, getMerchant, listMerchants, MerchantPage } from '@comptoir/contract/base/merchants';
import type { listMailFailures } from '@comptoir/contract/base/mail';
import type { search } from '@comptoir/contract/base/search';
import type { getSession } from '@comptoir/contract/base/sessions';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { foldEntries } from './fold-entries.ts';
import { searchText } from '../../lib/search-text.ts';
import { call } from '../http/call.ts';
import { readUser } from '../http/read-user.ts';
import type { MerchantScope } from '../access/merchant-scope.ts';
import type { Session } from '../sessions/session.ts';
import { readWebToken } from '../sessions/web-token.ts';

/** Signed-in user: one answer per person, and per merchant that the person acts for. */
export const sessionQuery = (session: Pick<Session, 'userId' | 'impersonateMerchantId'> | null) =>
  queryOptions({
    queryKey: ['session', session?.userId, session?.impersonateMerchantId],
    queryFn: ({ signal }) => call<typeof getSession>('GET', '/session', { signal }),
  });

export const merchantQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['merchant', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call<typeof getMerchant>('GET', '/merchant/:id', { params: { id: id ?? '' }, signal }),
  });

/** Filters of merchants; an absent one filters nothing. */
export type MerchantsWanted = z.output<(typeof getMerchantCount)['query']>;
type MerchantPlace = Pick<z.output<(typeof listMerchants)['query']>, 'sort' | 'cursor' | 'limit'>;

/** A page of the merchants that the user looks after; the former one stays in sight while another one is on its way. */
export const merchantPageQuery = (wanted: MerchantsWanted, { limit = 50, ...place }: MerchantPlace = {}) =>
  queryOptions({
    queryKey: ['merchants', 'page', wanted, place, limit],
    queryFn: async ({ signal }) =>
      pageOf(await call<typeof listMerchants>('GET', '/merchant', { query: { ...wanted, ...place, limit }, signal })),
    placeholderData: keepPreviousData,
  });

/** Asked with a parameter, as here, the call answers with a page. */
const pageOf = (reply: z.output<(typeof listMerchants)['reply']>): MerchantPage =>
  Array.isArray(reply) ? { items: reply, nextCursor: null, previousCursor: null } : reply;

/** Number of merchants that a filter leaves. */
export const merchantCountQuery = (wanted: MerchantsWanted) =>
  queryOptions({
    queryKey: ['merchants', 'count', wanted],
    queryFn: ({ signal }) => call<typeof getMerchantCount>('GET', '/merchant/count', { query: wanted, signal }),
    placeholderData: keepPreviousData,
  });

/** Findings for the typed text, a few of each kind; earlier ones stay in sight while these are on their way. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    enabled: q !== '',
    queryFn: ({ signal }) => call<typeof search>('GET', '/search', { query: { q: searchText(q) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Merchants to pick from: the first ones by name, or those that the typed text finds. */
export const pickedMerchantsQuery = (q: string) => merchantPageQuery(q ? { q: searchText(q) } : {}, { limit: 20 });

/** Filters of the activity log; an absent one filters nothing. */
export type LogsWanted = Omit<z.output<(typeof getLogCounts)['query']>, 'merchantId'>;

/** The activity log, newest first, page by page both ways; from the end of a day on, where one is named. */
export const logsQuery = (scope: MerchantScope, wanted: LogsWanted, at?: string) =>
  infiniteQueryOptions({
    queryKey: ['logs', 'pages', scope, wanted, at],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listLogs>('GET', '/logs', {
        query: { ...scope, ...wanted, ...(pageParam ? { cursor: pageParam } : at ? { at } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    getPreviousPageParam: ({ previousCursor }) => previousCursor,
  });

/** Number of lines that a filter leaves. */
export const logCountsQuery = (scope: MerchantScope, wanted: LogsWanted) =>
  queryOptions({
    queryKey: ['log-counts', scope, wanted],
    queryFn: ({ signal }) =>
      call<typeof getLogCounts>('GET', '/logs/counts', { query: { ...scope, ...wanted }, signal }),
  });

/** Lines of an export of the log. */
export type LogExportWanted = Omit<z.output<(typeof getLogExportSize)['query']>, 'merchantId'>;

/** Number of lines that an export of the log would have; null while the choice is none. */
export const logExportSizeQuery = (scope: MerchantScope, wanted: LogExportWanted | null) =>
  queryOptions({
    queryKey: ['log-counts', 'export', scope, wanted],
    enabled: wanted !== null,
    queryFn: ({ signal }) =>
      call<typeof getLogExportSize>('GET', '/logs/export/size', { query: { ...scope, ...wanted }, signal }),
  });

/** Files of many rows that are made, or were, for who is signed in. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: ['exports'],
    queryFn: ({ signal }) => call<typeof listExports>('GET', '/exports', { signal }),
  });

/** A line of the activity log in full. */
export const logEntryQuery = (scope: MerchantScope, id: string) =>
  queryOptions({
    queryKey: ['logs', 'entry', scope, id],
    queryFn: ({ signal }) => call<typeof getLogEntry>('GET', '/logs/:id', { params: { id }, query: scope, signal }),
  });

const LATEST = 5;

/**
 * The last lines of the activity log without who signed in, which is news only where there is no other. What someone looked at in the
 * merchant's place is one line.
 */
export const latestLogsQuery = (scope: MerchantScope) =>
  queryOptions({
    queryKey: ['logs', 'latest', scope],
    queryFn: ({ signal }) => call<typeof listLogs>('GET', '/logs', { query: { ...scope, limit: 20 * LATEST }, signal }),
    select: ({ items }) => {
      const news = items.filter(({ event }) => event !== 'signed-in');
      return foldEntries(news.length > 0 ? news : items).slice(0, LATEST);
    },
  });

/** Filters of the audit trail; an absent one filters nothing. */
export interface AuditFilters {
  readonly group?: AuditGroup | undefined;
  /** A person, by id. */
  readonly who?: string | undefined;
  /** A merchant, by id. */
  readonly about?: string | undefined;
  /** Days of Québec time, both included. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly text?: string | undefined;
}

/** The same as the call takes it. */
export const auditFilters = ({ group, who, about, since, until, text }: AuditFilters) => ({
  ...(group ? { group } : {}),
  ...(who ? { userId: who } : {}),
  ...(about ? { merchantId: about } : {}),
  ...(since ? { from: since } : {}),
  ...(until ? { to: until } : {}),
  ...(text ? { search: text } : {}),
});

/** The audit trail, newest first, page by page. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'pages', auditFilters(filters)],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listAudit>('GET', '/audit', {
        query: { ...auditFilters(filters), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** Latest acts of support for a merchant. */
export const supportActsQuery = (merchantId: string) =>
  queryOptions({
    queryKey: ['audit', 'support', merchantId],
    queryFn: ({ signal }) => call<typeof listSupportActs>('GET', '/audit/support', { query: { merchantId }, signal }),
  });

export const auditChainQuery = () =>
  queryOptions({
    queryKey: ['audit', 'chain'],
    queryFn: ({ signal }) => call<typeof getAuditChain>('GET', '/audit/chain', { signal }),
  });

/** Owner of a token: the name that the server knows, else the address that the token names. */
export const tokenOwnerQuery = (webToken: string | null) =>
  queryOptions({
    queryKey: ['token-owner', webToken],
    queryFn: async () => {
      const user = webToken ? await readUser(webToken) : null;
      return user?.name ?? (webToken && readWebToken(webToken)?.email) ?? '';
    },
  });

/** A page of the mails that did not go out, to everyone or to the people of a merchant. */
export const mailFailuresQuery = (place: { readonly cursor?: number; readonly merchantId?: string } = {}) =>
  queryOptions({
    queryKey: ['mails', place],
    queryFn: ({ signal }) => call<typeof listMailFailures>('GET', '/mail-failures', { query: place, signal }),
    placeholderData: keepPreviousData,
  });

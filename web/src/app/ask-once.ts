import {
  onlineManager,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** Asks for something that is not there yet. */
export type Ask = (queries: QueryClient) => unknown;

export const one =
  <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Ask =>
  (queries) =>
    isThere(queries, options.queryKey) || queries.prefetchQuery(options);

export const pages =
  <Data, Key extends QueryKey, Param>(options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Param>): Ask =>
  (queries) =>
    isThere(queries, options.queryKey) || queries.prefetchInfiniteQuery(options);

/** Read or being read. What the last visit left is shown first: the part of the screen that shows it reads it again. */
const isThere = (queries: QueryClient, key: QueryKey): boolean => queries.getQueryState(key) !== undefined;

/** Also what the last visit left, if there is someone to ask: the page has asked for it ahead. */
export const again =
  <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Ask =>
  (queries) =>
    queries.getQueryState(options.queryKey)?.isInvalidated && onlineManager.isOnline()
      ? queries.prefetchQuery(options)
      : one(options)(queries);

import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

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

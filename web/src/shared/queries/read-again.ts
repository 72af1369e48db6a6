import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Resource } from './invalidate.ts';

/** Time when each query was last asked for. An answer holds what was so at that instant, or later. */
const askedAt = new WeakMap<Query, number>();

/** Notes when queries are asked for, for `readAgain`. A further page says nothing about those before it. */
export function recordReads(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch' || event.action.meta?.fetchMore) return;
    askedAt.set(event.query, Date.now());
  });
}

/** Notes that a query holds what was asked for by other means. */
export function recordRead(queries: QueryClient, queryKey: QueryKey, at: number): void {
  const query = queries.getQueryCache().get(hashKey(queryKey));
  if (query) askedAt.set(query, at);
}

/** True when a query's answer was asked for before an instant, or there is none. */
export function isOlder(queries: QueryClient, queryKey: QueryKey, since: number): boolean {
  const query = queries.getQueryCache().get(hashKey(queryKey));
  return !query || wasAskedBefore(query, since);
}

const wasAskedBefore = (query: Query, since: number): boolean => (askedAt.get(query) ?? 0) <= since;

/**
 * Reads resources again as far as they were asked for before an instant: those shown now at once, the others when they are next.
 * A first answer still on its way cannot be asked for again; it is once it is there, as it may be from before the instant.
 */
export async function readAgain(queries: QueryClient, since: number, ...resources: readonly Resource[]): Promise<void> {
  const wanted = new Set<unknown>(resources);
  const isOld = (query: Query): boolean => wanted.has(query.queryKey[0]) && wasAskedBefore(query, since);
  const onTheirWay = new Set(
    queries.getQueryCache().findAll({ predicate: (query) => query.state.data === undefined && isOld(query) }),
  );
  await queries.invalidateQueries({ predicate: isOld });
  await queries.invalidateQueries({ predicate: (query) => onTheirWay.has(query) && isOld(query) });
}

import type pg from 'pg';

/** Connections of a pool: open ones, those at rest, and callers that wait for one. */
export type PoolCounts = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;

/** Hears of a pool: its counts, once, which stay true as long as it is open; and each commit, with its time in seconds. */
export interface PoolWatch {
  readonly opened: (counts: PoolCounts) => void;
  readonly committed: (seconds: number) => void;
}

/** Starts a clock; what it returns tells the watch of a commit, with the seconds that passed. */
export function timeCommit(watch: PoolWatch | undefined): () => void {
  if (!watch) return () => {};
  const startedAt = performance.now();
  return () => watch.committed((performance.now() - startedAt) / 1000);
}

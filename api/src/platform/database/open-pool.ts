import pg from 'pg';
import { KEEP_ALIVE } from './keep-alive.ts';
import { watchCommits } from './watch-commits.ts';

/** A pool of connections that survives what breaks them. */
export function openPool(url: string, config: Omit<pg.PoolConfig, 'connectionString'>): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...KEEP_ALIVE, ...config });
  // An idle connection that breaks (the server was restarted) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {});
  // Nor may one that breaks at work: the caller learns it from the statement.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watchCommits(client);
  });
  return pool;
}

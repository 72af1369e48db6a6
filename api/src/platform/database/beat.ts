import type { Database } from './database.ts';

/** Writes one row, and waits for its commit: fails on a full disk, a database that only reads, and one that is away. */
export const beat = (database: Database): Promise<void> =>
  database.transaction({ role: 'system' }, (tx) =>
    tx.write({ name: 'beat', text: 'update heartbeats set beaten_at = clock_timestamp() where id = 1' }),
  );

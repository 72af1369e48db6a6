import type { Database } from '../src/platform/database/database.ts';

/** Has each transaction say at its end what it read: PostgreSQL would keep it for a second. */
export function countingReads(database: Database): Database {
  return {
    ...database,
    transaction: (scope, work) =>
      database.transaction(scope, async (tx) => {
        const result = await work(tx);
        await tx.first({ text: 'select pg_stat_force_next_flush()' });
        return result;
      }),
  };
}

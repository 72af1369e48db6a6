import type { Database } from '../platform/database/database.ts';

const SYSTEM = { role: 'system' } as const;

/** Returns true when a database is young enough to have a table. */
export const hasTable = async (database: Database, table: string): Promise<boolean> =>
  (
    await database.first<{ has: boolean }>(SYSTEM, {
      text: 'select to_regclass($1) is not null as has',
      values: [table],
    })
  )?.has ?? false;

/** Lists the days from which to which a restored older copy had lost data. */
export const listLostDays = (database: Database): Promise<{ from: string; to: string }[]> =>
  database.transaction(SYSTEM, (tx) =>
    tx.many({
      text: `select (data_until at time zone 'UTC')::date::text as "from", (noticed_at at time zone 'UTC')::date::text as "to" from restores`,
    }),
  );

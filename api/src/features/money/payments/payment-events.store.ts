import type { Database } from '../../../platform/database/database.ts';

/** Whether any of the attempts with these keys ended without anybody here knowing how; asked for every charge of a midnight. */
export const hasUnknownAttempt = async (database: Database, keys: readonly string[]): Promise<boolean> =>
  (await database.first(
    { role: 'system' },
    {
      name: 'has-unknown-attempt',
      text: "select key from payment_attempts where key = any($1::uuid[]) and state = 'unknown' limit 1",
      values: [keys],
    },
  )) !== null;

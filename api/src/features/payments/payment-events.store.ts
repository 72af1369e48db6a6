import type { Transaction } from '../../platform/database/database.ts';

/** Whether any of the attempts with these keys ended without anybody here knowing how. */
export const hasUnknownAttempt = async (tx: Transaction, keys: readonly string[]): Promise<boolean> =>
  (await tx.first({
    name: 'has-unknown-attempt',
    text: "select key from payment_attempts where key = any($1::uuid[]) and state = 'unknown' limit 1",
    values: [keys],
  })) !== null;

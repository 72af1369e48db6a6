import type { Dependencies } from '../../../dependencies.ts';
import { insertStatement, listCommissioned, lockCommissioned } from './commissions.store.ts';
import { readOpenMonths } from './open-months.ts';

export type CommissionDeps = Pick<Dependencies, 'database' | 'now'>;

/** Closes the months that are over, of each partner in a transaction of its own. Who comes second finds them closed. */
export async function closeCommissions({ database, now }: CommissionDeps): Promise<void> {
  const partners = await database.transaction({ role: 'system' }, listCommissioned);
  for (const { id: partnerId } of partners)
    await database.transaction({ role: 'system' }, async (tx) => {
      await lockCommissioned(tx, partnerId);
      const { over, entries } = await readOpenMonths(tx, partnerId, now());
      for (const month of over) insertStatement(tx, { partnerId, month, now: now() }, entries.get(month) ?? []);
    });
}

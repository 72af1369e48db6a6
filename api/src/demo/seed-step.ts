import type { Database, Transaction } from '../platform/database/database.ts';

/**
 * Does a step of the seed once: it and the mark that it is done commit together, so that a start that was killed goes on
 * where it was.
 */
export async function seedStep(
  database: Database,
  step: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await database.transaction({ role: 'system' }, async (tx) => {
    if (await isSeeded(tx, step)) return;
    await work(tx);
    await tx.many({ text: "insert into settings (key, value) values ($1, 'true')", values: [keyOf(step)] });
  });
}

/** Returns true when a step was done. */
export const isSeeded = async (tx: Transaction, step: string): Promise<boolean> =>
  (await tx.first({ text: 'select key from settings where key = $1', values: [keyOf(step)] })) !== null;

const keyOf = (step: string): string => `demo.${step}`;

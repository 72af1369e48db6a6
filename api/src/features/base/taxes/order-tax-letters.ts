import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { insertConfirmedLetters, insertWithdrawnLetters } from './tax-letters.store.ts';

/** The task that orders the letters about a row, and the line in which such tasks wait for each other. */
export const ORDER_TAX_LETTERS = 'order-tax-letters';
export const LETTER_LINE = 'tax-letters';

/** The task that sends one of them. */
export const SEND_TAX_LETTER = 'send-tax-letter';

export const letterOrder = z.strictObject({ rowId: z.uuid(), kind: z.enum(['confirmed', 'withdrawn']) });

const PAGE = 200;

const INSERTS = { confirmed: insertConfirmedLetters, withdrawn: insertWithdrawnLetters };

/**
 * Orders the letters about a row, each in the transaction that keeps it: after its server died it goes on with who has none, and no one is
 * written to twice. Owners who were written to about a row that is withdrawn are written to again.
 */
export async function orderTaxLetters(
  { database }: Pick<Dependencies, 'database'>,
  { rowId, kind }: z.output<typeof letterOrder>,
): Promise<void> {
  let isOver = false;
  while (!isOver)
    isOver = await database.transaction({ role: 'system' }, async (tx) => {
      const people = await INSERTS[kind](tx, { rowId, limit: PAGE });
      enqueueJobs(tx, { task: SEND_TAX_LETTER, payloads: people.map(({ userId }) => ({ rowId, kind, userId })) });
      return people.length < PAGE;
    });
}

import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { TransferRow } from './ownership.store.ts';

/**
 * A letter about an ownership transfer, with whom it goes to: who handed a business over may be nobody there as it leaves. No link is in it: that of a
 * newcomer is made as the letter leaves.
 */
export const ownershipLetter = z.strictObject({
  transferId: z.uuid(),
  kind: z.enum(['offered', 'withdrawn', 'received', 'declined', 'expired', 'handed-over']),
  to: z.strictObject({ address: z.string(), name: z.string(), language: z.enum(LANGUAGES) }),
});
export type OwnershipLetter = z.infer<typeof ownershipLetter>;

/** The task that sends them. */
export const SEND_OWNERSHIP_LETTER = 'send-ownership-letter';

/** Letters to who offers; the others go to the receiver. */
const TO_OFFERER: ReadonlySet<OwnershipLetter['kind']> = new Set<OwnershipLetter['kind']>([
  'declined',
  'expired',
  'handed-over',
]);

/** Puts a letter into the queue: it leaves once the transaction has committed. */
export function queueOwnershipLetter(tx: Transaction, row: TransferRow, kind: OwnershipLetter['kind']): void {
  const to = TO_OFFERER.has(kind)
    ? // mail to a merchant is French unless they chose otherwise (decision 13)
      { address: row.offererEmail, name: row.offeredBy, language: row.offererLanguage ?? 'fr' }
    : { address: row.email, name: row.name, language: row.language };
  const payload: OwnershipLetter = { transferId: row.id, kind, to };
  enqueueJob(tx, { task: SEND_OWNERSHIP_LETTER, payload });
}

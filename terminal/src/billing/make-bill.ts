import type { Transaction } from '@comptoir/websrm/transaction';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import { handOverQueue, replyTimeMs, type HandedOver } from '../transmission/hand-over-queue.ts';
import type { Till } from '../till/with-till.ts';
import { rebuildRefused, type Rebuilt } from './rebuild-refused.ts';
import { requireCertificate } from './require-certificate.ts';
import { signBill, type Draft } from './sign-bill.ts';

/** A bill that was made, and what is known of it when it is printed. */
export interface MadeBill {
  readonly transaction: Transaction;
  /** What Comptoir answered for it; null without an answer. */
  readonly result: Result | null;
  readonly handed: HandedOver;
  /** Refused bills that were made anew on the way. */
  readonly rebuilt: readonly Rebuilt[];
}

/** Makes a bill: refused ones anew first, then this one; signed and kept, then handed over with all that is queued. */
export async function makeBill(context: Context, till: Till, draft: Draft): Promise<MadeBill> {
  requireCertificate(till, context.now());
  const rebuilt = await rebuildRefused(till, context.now());
  const transaction = await signBill(till, draft, context.now());
  const startBefore = Date.now() + replyTimeMs(till);
  const handed = await handOverQueue(context, till, { trigger: 'sale', startBefore });
  return { transaction, result: handed.results.get(transaction.signa.actu) ?? null, handed, rebuilt };
}

import type { Transaction } from '@comptoir/websrm/transaction';
import type { Context } from '../context.ts';
import type { Result } from '../journal/journal-entry.ts';
import { handOverQueue, replyTimeMs, type HandedOver } from '../transmission/hand-over-queue.ts';
import type { Till } from '../till/with-till.ts';
import { rebuildRefused, type Rebuilt } from './rebuild-refused.ts';
import { requireCertificate } from './require-certificate.ts';
import { requireChain } from './require-chain.ts';
import { requireClock } from './require-clock.ts';
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

/**
 * Makes a bill: refused ones anew first, then this one; signed and kept, then handed over with all that is queued. When it turns
 * out that the till's folder was put back to an older copy, the bill is made anew at once: nobody has it on paper yet.
 */
export async function makeBill(context: Context, till: Till, draft: Draft): Promise<MadeBill> {
  requireCertificate(till, context.now());
  await requireChain(context, till);
  requireClock(context, till);
  const rebuilt = await rebuildRefused(till, context.now());
  const transaction = await signBill(till, draft, context.now());
  const startBefore = Date.now() + replyTimeMs(till);
  const handed = await handOverQueue(context, till, { trigger: 'sale', startBefore });
  if (handed.isCaughtUp) return makeAgain(context, till, { transaction, rebuilt });
  return { transaction, result: handed.results.get(transaction.signa.actu) ?? null, handed, rebuilt };
}

async function makeAgain(
  context: Context,
  till: Till,
  made: { transaction: Transaction; rebuilt: readonly Rebuilt[] },
): Promise<MadeBill> {
  requireClock(context, till);
  const again = await rebuildRefused(till, context.now());
  const handed = await handOverQueue(context, till, { trigger: 'sale' });
  const own = again.find(({ actu }) => actu === made.transaction.signa.actu);
  const transaction = own?.transaction ?? made.transaction;
  const others = again.filter((bill) => bill !== own);
  return {
    transaction,
    result: handed.results.get(transaction.signa.actu) ?? null,
    handed,
    rebuilt: [...made.rebuilt, ...others],
  };
}

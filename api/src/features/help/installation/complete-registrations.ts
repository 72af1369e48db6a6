import { completeWhenDone } from './complete-when-done.ts';
import type { ProgressNeeds } from './progress-needs.ts';
import { listToComplete } from './installation.store.ts';

/**
 * Completes every registration whose last step was another than the person's word: an employee whom the authority took later,
 * a card that was saved again. Each merchant in a transaction of its own.
 */
export async function completeRegistrations(needs: ProgressNeeds): Promise<void> {
  const merchants = await needs.database.transaction({ role: 'system' }, listToComplete);
  for (const { id: merchantId } of merchants) {
    const asked = { merchantId, now: needs.now(), provider: needs.payments?.provider ?? null };
    const isDone = await needs.database.transaction({ role: 'system' }, (tx) => completeWhenDone(tx, asked));
    if (isDone) needs.announcements.announce(merchantId);
  }
}

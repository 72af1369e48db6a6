import { completeWhenDone } from './complete-when-done.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { listToComplete } from './installation.store.ts';

/**
 * Completes every registration whose last step was another than the person's word: an employee whom the authority took later,
 * a card that was saved again. Each merchant in a transaction of its own.
 */
export async function completeRegistrations(deps: ProgressDeps): Promise<void> {
  const merchants = await deps.database.transaction({ role: 'system' }, listToComplete);
  for (const { id: merchantId } of merchants) {
    const asked = { merchantId, now: deps.now(), provider: deps.payments?.provider ?? null };
    const isDone = await deps.database.transaction({ role: 'system' }, (tx) => completeWhenDone(tx, asked));
    if (isDone) deps.announcements.publish(merchantId);
  }
}

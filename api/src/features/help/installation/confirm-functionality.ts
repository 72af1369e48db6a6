import type { ProgressView } from '@comptoir/contract/help/installation';
import { mayConfirmCheck } from '@comptoir/domain/help/installation/resolve-check';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { completeWhenDone } from './complete-when-done.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { readFacts, type Asked } from './read-facts.ts';
import { readProgress } from './read-progress.ts';
import { confirmCheck, lockProgress } from './installation.store.ts';

/**
 * Writes down that a person has found the test receipt and its refund right; saying it again changes nothing.
 * @throws AppError validation-failed while the authority does not have both
 */
export async function confirmFunctionality(
  deps: ProgressDeps,
  { scope, userId }: { scope: MerchantScope; userId: string },
): Promise<ProgressView> {
  const { merchantId } = scope;
  const asked = { merchantId, now: deps.now(), provider: deps.payments?.provider ?? null };
  const view = await deps.database.transaction(scopeOf(scope), (tx) => confirmIn(tx, asked, userId));
  deps.announcements.publish(merchantId);
  return view;
}

async function confirmIn(tx: Transaction, asked: Asked, userId: string): Promise<ProgressView> {
  const { merchantId, now } = asked;
  await lockProgress(tx, merchantId);
  const known = await readFacts(tx, asked);
  if (!known) throw new AppError('not-found');
  const { check } = known.facts;
  if (!mayConfirmCheck(check)) throw new AppError('validation-failed', [{ path: 'step', rule: 'bills-first' }]);
  if (check.confirmedAt === null) {
    confirmCheck(tx, { merchantId, at: now });
    writeLog(tx, [{ merchantId, userId, occurredAt: now, record: { event: 'functionality-confirmed', facts: {} } }]);
    await completeWhenDone(tx, asked);
  }
  return readProgress(tx, asked);
}

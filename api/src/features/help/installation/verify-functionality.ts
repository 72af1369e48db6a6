import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { allRight } from '@comptoir/domain/help/installation/compare-receipts';
import { refuseVerification, type CheckPair } from '@comptoir/domain/help/installation/functionality-check';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import type { UserRow } from '../../base/access/user-row.ts';
import { completeWhenDone } from './complete-when-done.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { insertCheck, lockProgress, passCheck, isCheckPassed } from './installation.store.ts';
import { readCheck, viewCheck, type KnownCheck } from './read-check.ts';

/** Verification of the bills on a person's screen. */
export interface Verification {
  readonly scope: MerchantScope;
  /** The person, also one who acts for the merchant. */
  readonly user: Pick<UserRow, 'id' | 'name' | 'role'>;
  readonly seen: CheckPair;
}

/**
 * Verifies the $5 receipt and the refund that a person looks at, and keeps what it finds of each, with who and when. A merchant
 * passes once; a pair that failed is not verified again.
 * @throws AppError validation-failed unless the authority has both, and they are the two that count
 */
export async function verifyFunctionality(deps: ProgressDeps, verification: Verification): Promise<FunctionalityView> {
  const { scope } = verification;
  const { merchantId } = scope;
  const merchant = await readMerchant(deps.database, scopeOf(scope), merchantId);
  const now = deps.now();
  const provider = deps.payments?.provider ?? null;
  const view = await deps.database.transaction(scopeOf(scope), async (tx) => {
    await lockProgress(tx, merchantId);
    const known = await readCheck(tx, { merchant, now, isPassed: await isCheckPassed(tx, merchantId) });
    if (isEnded(known, verification.seen)) return viewCheck(known);
    await keepResult(tx, { known, merchant, now, verification });
    if (allRight(known.comparisons)) await completeWhenDone(tx, { merchantId, now, provider });
    return viewCheck(await readCheck(tx, { merchant, now, isPassed: allRight(known.comparisons) }));
  });
  deps.announcements.publish(merchantId);
  return view;
}

/** Someone else has verified the same two a moment before, or the merchant has passed. @throws AppError validation-failed */
function isEnded({ state, pair }: KnownCheck, seen: CheckPair): boolean {
  if (state === 'passed') return true;
  const { receiptId, refundId, ...standing } = pair ?? NOTHING;
  if (state === 'failed' && receiptId === seen.receiptId && refundId === seen.refundId) return true;
  const refusal = refuseVerification(standing, { seen, current: { receiptId, refundId } });
  if (refusal) throw new AppError('validation-failed', [{ path: 'receiptId', rule: refusal }]);
  return false;
}

const NOTHING = { receiptId: null, refundId: null, receipt: 'none', refund: 'none', outcome: null } as const;

interface Found {
  readonly known: KnownCheck;
  readonly merchant: MerchantRow;
  readonly now: Date;
  readonly verification: Verification;
}

async function keepResult(tx: Transaction, { known, merchant, now, verification }: Found): Promise<void> {
  const { pair, comparisons } = known;
  if (!pair?.refundId) throw new AppError('validation-failed', [{ path: 'receiptId', rule: 'bills-first' }]);
  const isRight = allRight(comparisons);
  const { user } = verification;
  insertCheck(tx, {
    id: orderedId(now),
    merchantId: merchant.id,
    receiptId: pair.receiptId,
    receiptSignedAt: pair.receiptSignedAt,
    refundId: pair.refundId,
    outcome: isRight ? 'passed' : 'failed',
    comparisons,
    checkedAt: now,
    user,
  });
  if (isRight) passCheck(tx, { merchantId: merchant.id, at: now });
  const wrong = comparisons.filter(({ verdict }) => verdict !== 'right').length;
  const record = isRight
    ? ({ event: 'functionality-confirmed', facts: {} } as const)
    : ({ event: 'functionality-failed', facts: { wrong } } as const);
  writeLog(tx, [{ merchantId: merchant.id, userId: user.id, occurredAt: now, record }]);
}

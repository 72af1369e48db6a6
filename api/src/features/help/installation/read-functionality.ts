import type { FunctionalityView } from '@comptoir/contract/help/installation';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import { isCheckPassed } from './installation.queries.ts';
import type { ProgressDeps } from './progress-deps.ts';
import { readCheck, viewCheck } from './read-check.ts';

/** The functionality check of a merchant, as it stands. @throws AppError not-found */
export async function readFunctionality(
  { database, now }: Pick<ProgressDeps, 'database' | 'now'>,
  scope: MerchantScope,
): Promise<FunctionalityView> {
  const { merchantId } = scope;
  const merchant = await readMerchant(database, scopeOf(scope), merchantId);
  const known = await database.transaction(scopeOf(scope), async (tx) =>
    readCheck(tx, { merchant, now: now(), isPassed: await isCheckPassed(tx, merchantId) }),
  );
  return viewCheck(known);
}

import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';

/** Lets caterers pass. @throws AppError caterers-only */
export async function requireCaterer(database: Database, scope: MerchantScope): Promise<void> {
  const { isCaterer } = await readMerchant(database, scopeOf(scope), scope.merchantId);
  if (!isCaterer) throw new AppError('caterers-only');
}

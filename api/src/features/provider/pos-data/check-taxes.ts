import type { TaxCheckView } from '@comptoir/contract/provider/pos-connection';
import { checkTaxRates } from '@comptoir/domain/base/taxes/check-tax-rates';
import type { Database } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { listTaxesSeen } from './pos-data.queries.ts';
import { listReads } from './pos-reads.store.ts';

/** Parts of the provider in one of ours: its 100 % is ten million; we count in millionths. */
const PARTS_PER_MILLIONTH = 10;

/** Checks the taxes that a merchant has set up at the provider, as they were last read. */
export const checkTaxes = (database: Database, scope: MerchantScope): Promise<TaxCheckView> =>
  database.transaction(scopeOf(scope), async (tx) => {
    const [setUp, reads] = await Promise.all([listTaxesSeen(tx, scope.merchantId), listReads(tx, scope.merchantId)]);
    const readAt = reads.find(({ kind }) => kind === 'tax-rates')?.readAt;
    if (!readAt) return { state: 'unread', readAt: null, rates: [], findings: [] };
    const { taxes, findings } = checkTaxRates(setUp);
    return {
      state: findings.length === 0 ? 'right' : 'wrong',
      readAt: readAt.toISOString(),
      rates: taxes.map(({ name, rate, isDefault, isRecognized }) => ({
        name,
        rateMillionths: Math.round(rate / PARTS_PER_MILLIONTH),
        isDefault,
        isRecognized,
      })),
      findings: [...findings],
    };
  });

import type { SalesAccountsView } from '@comptoir/contract/sales/report-accounting';
import { changedAccounts } from '../../base/accounting/changed-accounts.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { findSalesAccounts, saveSalesAccounts } from './accounting.store.ts';
import type { JournalDeps } from './export-journal.ts';

/** Says what a merchant's sales are booked on, in the files that are made from now on. */
export async function setSalesAccounts(
  { database, announcements, now }: JournalDeps,
  scope: MerchantScope,
  { accounts, user }: Pick<SalesAccountsView, 'accounts'> & { user: { readonly id: string; readonly email: string } },
): Promise<SalesAccountsView> {
  const { merchantId } = scope;
  const changedAt = now();
  await database.transaction(scopeOf(scope), async (tx) => {
    const before = await findSalesAccounts(tx, merchantId);
    saveSalesAccounts(tx, { merchantId, accounts, changedAt, changedBy: user.id });
    const record = { event: 'accounts-changed', facts: { email: user.email } } as const;
    const audit = changedAccounts(before?.accounts ?? null, accounts);
    writeLog(tx, [{ merchantId, userId: user.id, occurredAt: changedAt, record, audit }]);
  });
  announcements.publish(merchantId);
  return { accounts, changedAt: changedAt.toISOString() };
}

import type { SalesAccountsView } from '@comptoir/contract/sales/report-accounting';
import type { Transaction } from '../../../platform/database/database.ts';

/** The accounts of a merchant as they were saved. */
export interface SavedAccounts {
  readonly accounts: SalesAccountsView['accounts'];
  readonly changedAt: Date;
}

export const findSalesAccounts = (tx: Transaction, merchantId: string): Promise<SavedAccounts | null> =>
  tx.first({
    name: 'find-sales-accounts',
    text: 'select accounts, changed_at as "changedAt" from sales_accounts where merchant_id = $1',
    values: [merchantId],
  });

export function saveSalesAccounts(
  tx: Transaction,
  saved: SavedAccounts & { merchantId: string; changedBy: string },
): void {
  const { merchantId, accounts, changedAt, changedBy } = saved;
  tx.write({
    text: `insert into sales_accounts (merchant_id, accounts, changed_at, changed_by) values ($1, $2, $3, $4)
      on conflict (merchant_id) do update set accounts = $2, changed_at = $3, changed_by = $4`,
    values: [merchantId, JSON.stringify(accounts), changedAt, changedBy],
  });
}

import type { RevenueAccountsView } from '@comptoir/contract/money/revenue-accounting';
import type { Transaction } from '../../../platform/database/database.ts';

/** Our own accounts as they were saved. */
export interface SavedAccounts {
  readonly accounts: RevenueAccountsView['accounts'];
  readonly changedAt: Date;
}

/** There is one house, so that its accounts are a setting. */
const KEY = 'revenue-accounts';

export const findRevenueAccounts = (tx: Transaction): Promise<SavedAccounts | null> =>
  tx.first({ text: 'select value as accounts, changed_at as "changedAt" from settings where key = $1', values: [KEY] });

export function saveRevenueAccounts(tx: Transaction, { accounts, changedAt }: SavedAccounts): void {
  tx.write({
    text: `insert into settings (key, value, changed_at) values ($1, $2, $3)
      on conflict (key) do update set value = $2, changed_at = $3`,
    values: [KEY, JSON.stringify(accounts), changedAt],
  });
}

import { suggestAccounts } from '@comptoir/domain/base/accounting/account';
import { salesAccountsFr } from '@comptoir/domain/sales/reports/sales-accounts.fr';
import { saveSalesAccounts } from '../features/sales/reports/annual-reports.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';
import { DEMO_ACCOUNTS } from './demo-merchants.ts';

/** Says what the accountant's businesses book their sales on: the journal of both is made from the first day. */
export function seedSalesAccounts(tx: Transaction, changedAt: Date): void {
  for (const account of DEMO_ACCOUNTS) {
    if (!('right' in account)) continue;
    const { email, of } = account;
    const [merchantId, changedBy] = [demoId('merchant', of), demoId('user', `${email} ${of}`)];
    saveSalesAccounts(tx, { merchantId, accounts: suggestAccounts(salesAccountsFr), changedAt, changedBy });
  }
}

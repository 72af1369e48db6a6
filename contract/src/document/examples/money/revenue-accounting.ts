import { suggestAccounts } from '@comptoir/domain/base/accounting/account';
import { revenueAccountsEn } from '@comptoir/domain/money/revenue/revenue-accounts.en';
import type * as calls from '../../../money/revenue-accounting.ts';
import type { ExamplesOf } from '../example.ts';

const accounts = suggestAccounts(revenueAccountsEn);

export const revenueAccountingExamples: ExamplesOf<typeof calls> = {
  exportRevenueJournal: { query: { from: '2026-06-01', to: '2026-06-30', format: 'quickbooks' } },
  getRevenueAccounts: { reply: { accounts, changedAt: null } },
  setRevenueAccounts: { body: accounts, reply: { accounts, changedAt: '2026-06-20T17:45:00.000Z' } },
};

import { suggestAccounts } from '@comptoir/domain/base/accounting/account';
import { salesAccountsEn } from '@comptoir/domain/sales/reports/sales-accounts.en';
import type * as calls from '../../../sales/report-accounting.ts';
import type { ExamplesOf } from '../example.ts';

const accounts = suggestAccounts(salesAccountsEn);

export const reportAccountingExamples: ExamplesOf<typeof calls> = {
  exportSalesJournal: { query: { from: '2026-06-01', to: '2026-06-30', format: 'sage' } },
  exportSalesJournals: { query: { from: '2026-06-01', to: '2026-06-30', format: 'quickbooks' } },
  getSalesAccounts: { reply: { accounts, changedAt: null } },
  setSalesAccounts: { body: accounts, reply: { accounts, changedAt: '2026-06-20T17:45:00.000Z' } },
};

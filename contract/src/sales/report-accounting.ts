import { SALES_ACCOUNTS } from '@comptoir/domain/sales/reports/sales-accounts';
import { z } from 'zod';
import { accountsOf, accountsView, journalQuery, WHAT_A_JOURNAL_IS } from '../base/accounting.ts';
import { endpoint, merchantScope } from '../endpoint.ts';

/** Source: spec §1 "annual report", which an accountant starts from. */
export const exportSalesJournal = endpoint({
  method: 'GET',
  path: '/reports/sales/accounting',
  access: 'read-bills',
  summary: 'Sales of a period as journal entries for a bookkeeping program',
  description: `${WHAT_A_JOURNAL_IS} Days and figures are those of the sales report. An instalment pays off what its bill owes.`,
  refusals: ['accounts-incomplete'],
  replyForm: 'zip',
  query: merchantScope.extend(journalQuery.shape),
  reply: z.null(),
});

export const getSalesAccounts = endpoint({
  method: 'GET',
  path: '/reports/sales/accounts',
  access: 'read-bills',
  summary: 'The accounts that sales are booked on',
  query: merchantScope,
  reply: accountsView(SALES_ACCOUNTS),
});
export type SalesAccountsView = z.infer<typeof getSalesAccounts.reply>;

export const setSalesAccounts = endpoint({
  method: 'PUT',
  path: '/reports/sales/accounts',
  access: 'edit-sales-accounts',
  summary: 'Change the accounts that sales are booked on',
  description: 'All of them at once; what is empty is not given. Files that were made stay as they are.',
  query: merchantScope,
  body: accountsOf(SALES_ACCOUNTS),
  reply: accountsView(SALES_ACCOUNTS),
});

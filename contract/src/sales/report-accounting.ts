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

/** Most businesses whose journals are in one file. */
export const MOST_JOURNALS = 60;

/** Source: decision 201. */
export const exportSalesJournals = endpoint({
  method: 'GET',
  path: '/reports/sales/accounting/businesses',
  access: 'export-journals',
  summary: 'Sales of a period as journal entries, for each business of one sign-in',
  description:
    `The journals of \`exportSalesJournal\` for every business that the account has opened and whose bills it may read, by name, at most ` +
    `${MOST_JOURNALS} in a \`part\`. \`X-Total-Count\` says for how many there is one; \`X-Left-Out\` names, by their ids, those whose ` +
    'accounts are incomplete, which the read-me names too. The log of each business in it says that it was exported.',
  refusals: ['password-sign-in-required'],
  replyForm: 'zip',
  query: journalQuery.extend({
    part: z.coerce
      .number()
      .int()
      .min(1)
      .max(20)
      .default(1)
      .describe('Of more than that many businesses: the first, second … part.'),
  }),
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

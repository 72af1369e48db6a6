import { REVENUE_ACCOUNTS } from '@comptoir/domain/money/revenue/revenue-accounts';
import { z } from 'zod';
import { accountsOf, accountsView, journalQuery, WHAT_A_JOURNAL_IS } from '../base/accounting.ts';
import { endpoint } from '../endpoint.ts';

export const exportRevenueJournal = endpoint({
  method: 'GET',
  path: '/reports/accounting',
  access: 'read-reports',
  summary: 'Our own invoices of a period as journal entries for a bookkeeping program',
  description:
    `${WHAT_A_JOURNAL_IS} Invoices and credit notes count on their day in Québec, payments on the day they succeeded, money ` +
    'given back on the day of its credit note, once the card network has confirmed it. 366 days at most.',
  refusals: ['accounts-incomplete'],
  replyForm: 'zip',
  query: journalQuery,
  reply: z.null(),
});

export const getRevenueAccounts = endpoint({
  method: 'GET',
  path: '/reports/accounting/accounts',
  access: 'read-reports',
  summary: 'The accounts that our own invoices are booked on',
  reply: accountsView(REVENUE_ACCOUNTS),
});
export type RevenueAccountsView = z.infer<typeof getRevenueAccounts.reply>;

export const setRevenueAccounts = endpoint({
  method: 'PUT',
  path: '/reports/accounting/accounts',
  access: 'edit-revenue-accounts',
  summary: 'Change the accounts that our own invoices are booked on',
  description: 'All of them at once; what is empty is not given. Files that were made stay as they are.',
  body: accountsOf(REVENUE_ACCOUNTS),
  reply: accountsView(REVENUE_ACCOUNTS),
});

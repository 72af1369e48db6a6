import type { AccountWords } from '../../base/accounting/account.ts';
import type { RevenueAccount } from './revenue-accounts.ts';

/** Purposes of our own accounts, with their usual names and numbers, in English. */
export const revenueAccountsEn: Readonly<Record<RevenueAccount, AccountWords>> = {
  card: { label: 'Paid by card', name: 'Credit Card Clearing', number: '1030' },
  receivable: { label: 'Owed by merchants', name: 'Merchant Balances', number: '1210' },
  service: { label: 'Monthly service before tax', name: 'Subscription Revenue', number: '4000' },
  installation: { label: 'Installations before tax', name: 'Installation Revenue', number: '4050' },
  discounts: { label: 'Discounts by promo code', name: 'Discounts Given', number: '4060' },
  credits: { label: 'Credit notes before tax', name: 'Sales Returns', number: '4010' },
  gst: { label: 'GST collected', name: 'GST Collected', number: '2310' },
  qst: { label: 'QST collected', name: 'QST Collected', number: '2320' },
};

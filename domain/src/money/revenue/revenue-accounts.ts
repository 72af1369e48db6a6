/**
 * Accounts that our own invoices are booked on. `discounts`: by promo codes; `credits`: credit notes before tax; `receivable`:
 * owed by merchants; `card`: paid by their cards.
 */
export const REVENUE_ACCOUNTS = [
  'card',
  'receivable',
  'service',
  'installation',
  'discounts',
  'credits',
  'gst',
  'qst',
] as const;
export type RevenueAccount = (typeof REVENUE_ACCOUNTS)[number];

/**
 * What our own invoices are booked on. `discounts`: what promo codes take off; `credits`: credit notes before tax; `receivable`: what
 * merchants owe; `card`: what their cards paid.
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

import type { PaymentCode } from '../bills/payment-method.ts';

/** Means of payment that are booked apart. */
const MEANS = ['ARG', 'DEB', 'CRE', 'MVO', 'CPR', 'CHQ', 'COU', 'FID', 'CRY', 'TFD', 'MIX', 'AUT'] as const;

/**
 * Accounts that a merchant's sales are booked on. `refunds`: given back before tax; `adjustment`: rounding and coupons after
 * tax; `receivable`: not paid yet; the others are means of payment by their codes.
 */
export const SALES_ACCOUNTS = [
  ...MEANS,
  'receivable',
  'sales',
  'refunds',
  'service',
  'alcohol',
  'gst',
  'qst',
  'tips',
  'adjustment',
] as const;
export type SalesAccount = (typeof SALES_ACCOUNTS)[number];

/** Returns the account on which a customer's payment is booked; an amount put on an account or not paid yet is owed. */
export function accountOfPayment(payment: PaymentCode): SalesAccount {
  if (payment === 'PAC' || payment === 'SOB') return 'receivable';
  return MEANS.find((means) => means === payment) ?? 'AUT';
}

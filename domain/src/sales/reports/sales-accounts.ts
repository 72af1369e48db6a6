import type { PaymentCode } from '../bills/payment-method.ts';

/** How customers pay, as far as it is booked apart. */
const MEANS = ['ARG', 'DEB', 'CRE', 'MVO', 'CPR', 'CHQ', 'COU', 'FID', 'CRY', 'TFD', 'MIX', 'AUT'] as const;

/**
 * What a merchant's sales are booked on. `refunds`: what was given back before tax; `adjustment`: rounding and coupons after tax;
 * `receivable`: what is not paid yet; the others are means of payment by their codes.
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

/** Where what a customer paid by a means is booked; what is put on an account or not paid yet is owed. */
export function accountOfPayment(payment: PaymentCode): SalesAccount {
  if (payment === 'PAC' || payment === 'SOB') return 'receivable';
  return MEANS.find((means) => means === payment) ?? 'AUT';
}

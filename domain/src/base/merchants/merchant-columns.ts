/** What the list of merchants may show beside the name, in its order. */
export const MERCHANT_COLUMNS = [
  'kind',
  'city',
  'fileNumber',
  'phone',
  'partner',
  'subscription',
  'payment',
  'certificates',
  'lastBill',
  'waiting',
  'health',
  'state',
] as const;
export type MerchantColumn = (typeof MERCHANT_COLUMNS)[number];

/** What is shown unless something else is chosen. */
export const USUAL_COLUMNS: readonly MerchantColumn[] = ['city', 'phone', 'payment', 'health'];

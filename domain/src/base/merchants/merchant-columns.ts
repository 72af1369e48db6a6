/** Columns that the list of merchants may show beside the name, in its order. */
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

/** Columns that are shown unless others are chosen. */
export const USUAL_COLUMNS: readonly MerchantColumn[] = ['city', 'phone', 'payment', 'health'];

/** Means of payment, `modPai` of a document: our files and searches use the authority's codes, too. */
export const PAYMENT_CODES = [
  'ARG',
  'DEB',
  'CRE',
  'MVO',
  'CPR',
  'CHQ',
  'COU',
  'FID',
  'CRY',
  'TFD',
  'MIX',
  'PAC',
  'AUT',
  'INC',
  'AUC',
  'SOB',
] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** How a customer paid, `modPai` of a document: the authority's codes are what a file or a search of ours says, too. */
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

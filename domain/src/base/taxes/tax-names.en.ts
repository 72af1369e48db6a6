import type { Tax, TaxClass } from './tax-calendar.ts';

/** Names of both taxes and of the classes of what is sold, in English. */
export const taxNamesEn = {
  gst: 'GST',
  qst: 'QST',
  meal: 'Meals',
  drink: 'Drinks without alcohol',
  'beer-wine-cider': 'Beer, wine and cider',
  spirits: 'Spirits',
  other: 'Other goods and services',
  service: 'Imposed service charge',
  'zero-rated': 'Zero-rated goods',
  exempt: 'Exempt goods',
} as const satisfies Record<Tax | TaxClass, string>;

export type TaxNames = Readonly<Record<keyof typeof taxNamesEn, string>>;

import type { TaxClass } from './tax-calendar.ts';

/** Kinds of goods that a count decides the class of: sweet baked goods, of which six or more are groceries. */
export const COUNTED_GOODS = ['baked-goods'] as const;
export type SoldKind = TaxClass | (typeof COUNTED_GOODS)[number];

/** One, in hundredths. */
const ONE = 100;
const ZERO_RATED_FROM = 6 * ONE;

/**
 * The class of what is sold, by its kind and how many of it (`quantity` in hundredths): six muffins are zero-rated for good, five are taxed
 * as prepared food is. Source: SRM-54.
 */
export function classOfSale(kind: SoldKind, quantity: number): TaxClass {
  if (kind !== 'baked-goods') return kind;
  return quantity >= ZERO_RATED_FROM ? 'zero-rated' : 'meal';
}

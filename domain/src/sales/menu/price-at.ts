import type { MenuPrice } from './menu-entry.ts';

/** The price that counts at a moment, in cents: the last that has begun. Null where none has. */
export const priceAt = (prices: readonly MenuPrice[], at: Date): number | null =>
  inOrder(prices)
    .reverse()
    .find((price) => beginsAt(price) <= at.getTime())?.cents ?? null;

/** A price to come, with the instant from which it counts. */
type PriceToCome = MenuPrice & { readonly from: string };

/** The prices to come, the next one first. */
export const pricesToCome = (prices: readonly MenuPrice[], at: Date): PriceToCome[] =>
  inOrder(prices).filter((price): price is PriceToCome => beginsAt(price) > at.getTime());

/** The next price to come; null where none is. */
export const nextPrice = (prices: readonly MenuPrice[], at: Date): PriceToCome | null =>
  pricesToCome(prices, at)[0] ?? null;

/** Prices without those that another has taken the place of: the one that counts now, and those to come. */
export function keepPrices(prices: readonly MenuPrice[], now: Date): MenuPrice[] {
  const ordered = inOrder(prices);
  const begun = ordered.filter((price) => beginsAt(price) <= now.getTime()).length;
  return ordered.slice(Math.max(0, begun - 1));
}

/** Prices with another from now on; those to come stay. The same price again changes nothing. */
export function changePriceNow(prices: readonly MenuPrice[], cents: number, now: Date): MenuPrice[] {
  const kept = keepPrices(prices, now);
  if (priceAt(kept, now) === cents) return kept;
  return [{ from: prices.length === 0 ? null : now.toISOString(), cents }, ...pricesToCome(kept, now)];
}

const beginsAt = ({ from }: MenuPrice): number => (from === null ? -Infinity : Date.parse(from));

const inOrder = (prices: readonly MenuPrice[]): MenuPrice[] =>
  [...prices].sort((one, other) => (beginsAt(one) < beginsAt(other) ? -1 : 1));

import type { MenuPrice } from './menu-entry.ts';

/** The price that counts at a moment, in cents: the last that has begun. Null where none has. */
export const priceAt = (prices: readonly MenuPrice[], at: Date): number | null =>
  inOrder(prices)
    .reverse()
    .find((price) => beginsAt(price) <= at.getTime())?.cents ?? null;

/** The next price to come, with the instant from which it counts; null where none is. */
export function nextPrice(prices: readonly MenuPrice[], at: Date): (MenuPrice & { readonly from: string }) | null {
  const next = inOrder(prices).find((price) => beginsAt(price) > at.getTime());
  return next === undefined || next.from === null ? null : { from: next.from, cents: next.cents };
}

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
  const toCome = kept.filter((price) => beginsAt(price) > now.getTime());
  return [{ from: prices.length === 0 ? null : now.toISOString(), cents }, ...toCome];
}

const beginsAt = ({ from }: MenuPrice): number => (from === null ? -Infinity : Date.parse(from));

const inOrder = (prices: readonly MenuPrice[]): MenuPrice[] =>
  [...prices].sort((one, other) => (beginsAt(one) < beginsAt(other) ? -1 : 1));

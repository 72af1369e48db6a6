declare const centsBrand: unique symbol;

/** A whole number of Canadian cents; negative for a credit. Source: decision 2. */
export type Cents = number & { readonly [centsBrand]: true };

/** A rate in millionths: 50 000 is 5 %. Whole, so that no rate is ever a binary fraction. */
export type RateMillionths = number;

const MILLION = 1_000_000n;

/** Marks a whole number as cents. @throws RangeError when it is not a safe whole number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

/** Σ of amounts, in cents; 0 for none. */
export const sumCents = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, next) => sum + next, 0));

/**
 * The part of an amount at a rate, rounded once to the cent, half away from zero, so that a credit note mirrors its
 * sale exactly. This and `shareOf` are the only rounding of the product. Source: SRM-32.
 */
export const applyRate = (amount: Cents, rate: RateMillionths): Cents =>
  divideRounding(BigInt(amount) * BigInt(rate), MILLION);

/** The share of an amount that `part` is of `whole` (more than 0), rounded like `applyRate`. */
export const shareOf = (amount: Cents, { part, whole }: { part: Cents; whole: Cents }): Cents =>
  divideRounding(BigInt(amount) * BigInt(part), BigInt(whole));

function divideRounding(product: bigint, divisor: bigint): Cents {
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return cents(product < 0n ? -rounded : rounded);
}

/**
 * Reads an amount as a person types it: `5`, `5.00`, `5,75`, `1 234,50`. Null when it is not an amount with at most two
 * decimals.
 */
export function parseAmount(text: string): Cents | null {
  const compact = text.replaceAll(/[\s\u00A0\u202F$]/g, '').replace(',', '.');
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(compact)) return null;
  const [whole = '0', fraction = ''] = compact.replace('-', '').split('.');
  const magnitude = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(compact.startsWith('-') ? -magnitude : magnitude);
}

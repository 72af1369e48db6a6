import { applyRate, cents, type Cents, type RateMillionths } from '../../base/amounts/cents.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';

/** Reduction of a price: a share of it (millionths) or an amount, never more than the price. */
export type Discount =
  | { readonly kind: 'percent'; readonly rate: RateMillionths }
  | { readonly kind: 'amount'; readonly amount: Cents };

/** Promo code: its discount, the prices that it is taken off, and its months. */
export interface PromoCode {
  readonly code: string;
  readonly discount: Discount;
  readonly onService: boolean;
  readonly onInstallation: boolean;
  /** For the first so many billed months of service; null for all of them. */
  readonly months: number | null;
  readonly startsOn: Day | null;
  /** The last day on which it can be redeemed. */
  readonly endsOn: Day | null;
  readonly maxUses: number | null;
}

export type PromoCodeRefusal =
  | 'promo-code-not-started'
  | 'promo-code-expired'
  | 'promo-code-used-up'
  | 'promo-code-already-used';

/** Facts about a code at its redemption. */
export interface Redemption {
  readonly today: Day;
  /** Number of merchants who have redeemed it. */
  readonly uses: number;
  readonly usedByThisMerchant: boolean;
}

/** Checks that a code can be redeemed: within its dates, within its uses, once per merchant. */
export function checkPromoCode(code: PromoCode, redemption: Redemption): Result<PromoCode, PromoCodeRefusal> {
  if (redemption.usedByThisMerchant) return refuse('promo-code-already-used');
  if (code.startsOn !== null && redemption.today < code.startsOn) return refuse('promo-code-not-started');
  if (code.endsOn !== null && redemption.today > code.endsOn) return refuse('promo-code-expired');
  if (code.maxUses !== null && redemption.uses >= code.maxUses) return refuse('promo-code-used-up');
  return accept(code);
}

/** A code as people type it: case, spaces and hyphens do not count. */
export const normalizePromoCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** Returns the discount on a price: never more than the price, never less than nothing. */
export function discountOn(price: Cents, discount: Discount): Cents {
  const reduction = discount.kind === 'percent' ? applyRate(price, discount.rate) : discount.amount;
  return cents(Math.min(Math.max(reduction, 0), Math.max(price, 0)));
}

/** True when a code still counts in a billed month of service, numbered from 0; months that were paused are not billed. */
export const coversMonth = (code: PromoCode, billedMonth: number): boolean =>
  code.onService && (code.months === null || billedMonth < code.months);

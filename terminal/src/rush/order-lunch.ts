import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxRates } from '@comptoir/domain/base/taxes/tax-calendar';
import type { Terms } from '../bills/compose-bill.ts';
import { choosePayment } from '../bills/payment.ts';
import { priceLines, type Line, type PricedLines } from '../bills/price-lines.ts';
import { pick } from './random.ts';

/** Dishes of a bistro at noon, in cents, each with its frequency. */
const MENU: readonly (readonly [Line, number])[] = [
  dish('Soupe du jour', 595, 5),
  dish('Poutine moyenne', 1249, 8),
  dish('Poutine du quai', 1695, 4),
  dish('Club sandwich', 1575, 5),
  dish('Burger maison', 1725, 6),
  dish('Fish and chips', 1895, 4),
  dish('Salade César', 1395, 4),
  dish('Pâté chinois', 1450, 3),
  dish('Guédille au homard', 2495, 2),
  dish('Tourtière du lac', 1675, 2),
  dish('Frites', 495, 5),
  dish('Café', 275, 9),
  dish('Limonade', 325, 5),
  dish('Thé glacé', 350, 3),
  dish('Pouding chômeur', 695, 3),
  dish('Tarte au sucre', 625, 3),
];

const PAYMENTS = [
  ['DEB', 45],
  ['CRE', 35],
  ['ARG', 15],
  ['MVO', 5],
] as const;

const LINES = [
  [1, 3],
  [2, 5],
  [3, 4],
  [4, 2],
  [6, 1],
] as const;

/** A plausible order: some dishes, a way to pay, now and then a tip. */
export function orderLunch(random: () => number, rates: TaxRates): { order: PricedLines; terms: Terms } {
  const order = priceLines(
    Array.from({ length: pick(random, LINES) }, () => pick(random, MENU)),
    rates,
  );
  const payment = choosePayment(pick(random, PAYMENTS), order.amounts.total);
  const tip = payment !== 'ARG' && random() < 0.2 ? cents(Math.round(order.amounts.subtotal * 0.15)) : null;
  return { order, terms: { payment, customers: 1 + Math.floor(random() * 3), tip, training: false } };
}

/** Returns the amount that a displeased customer gets back: often all (null), else half a plate. */
export const askBack = (random: () => number, left: Cents): Cents | null =>
  random() < 0.6 ? null : cents(Math.max(1, Math.floor(left / 2)));

function dish(description: string, price: number, weight: number): readonly [Line, number] {
  return [{ description, price: cents(price) }, weight];
}

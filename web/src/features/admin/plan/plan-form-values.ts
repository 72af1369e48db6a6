import type { PlanPricesView } from '@comptoir/contract/money/plan';
import { parseAmount, type Cents } from '@comptoir/domain/base/amounts/cents';

/** The prices of the plan, in the order in which a merchant meets them. */
export const PRICES = ['monthlyService', 'autonomous', 'assisted'] as const;

/** One of the prices of the plan. */
export type Price = (typeof PRICES)[number];

/** Amounts as they are typed. */
export type TypedPrices = Readonly<Record<Price, string>>;

/** Before prices are set for the first time. */
export const NO_PRICES: TypedPrices = { monthlyService: '', autonomous: '', assisted: '' };

/** The most that the contract takes: a million dollars. */
const HIGHEST_CENTS = 100_000_000;

/** What a person types over: two decimals, with the mark of the language. */
export const typedPrices = (plan: PlanPricesView, decimalMark: string): TypedPrices => {
  const type = (amount: number): string => (amount / 100).toFixed(2).replace('.', decimalMark);
  return {
    monthlyService: type(plan.monthlyServiceCents),
    autonomous: type(plan.installation.autonomousCents),
    assisted: type(plan.installation.assistedCents),
  };
};

/** An amount that a price may be, or null. */
export function readPrice(typed: string): Cents | null {
  const amount = parseAmount(typed.trim());
  return amount !== null && amount >= 0 && amount <= HIGHEST_CENTS ? amount : null;
}

/** The prices as the API takes them, or null when one of them is no price. */
export function readPlan(typed: TypedPrices): PlanPricesView | null {
  const monthlyServiceCents = readPrice(typed.monthlyService);
  const autonomousCents = readPrice(typed.autonomous);
  const assistedCents = readPrice(typed.assisted);
  if (monthlyServiceCents === null || autonomousCents === null || assistedCents === null) return null;
  return { monthlyServiceCents, installation: { autonomousCents, assistedCents } };
}

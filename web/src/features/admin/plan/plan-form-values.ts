import type { PlanPricesView } from '@comptoir/contract/money/plan';
import type { NewPrices } from './plan.api.ts';
import { parseAmount, type Cents } from '@comptoir/domain/base/amounts/cents';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { typeCents } from '../../../lib/type-over.ts';

/** The prices of the plan, in the order in which a merchant meets them. */
export const PRICES = ['monthlyService', 'autonomous', 'assisted'] as const;

/** One of the prices of the plan. */
export type Price = (typeof PRICES)[number];

/** Amounts as they are typed, and the day from which they count; none for from now on. */
export type TypedPrices = Readonly<Record<Price | 'from', string>>;

/** Before prices are set for the first time. */
export const NO_PRICES: TypedPrices = { monthlyService: '', autonomous: '', assisted: '', from: '' };

/** The most that the contract takes: a million dollars. */
const HIGHEST_CENTS = 100_000_000;

/** Writes prices to be typed over: two decimals, with the mark of the language. */
export const typedPrices = (plan: PlanPricesView, decimalMark: string): TypedPrices => {
  const type = (amount: number): string => typeCents(amount, decimalMark);
  return {
    monthlyService: type(plan.monthlyServiceCents),
    autonomous: type(plan.installation.autonomousCents),
    assisted: type(plan.installation.assistedCents),
    from: '',
  };
};

/** An amount that a price may be, or null. */
export function readPrice(typed: string): Cents | null {
  const amount = parseAmount(typed.trim());
  return amount !== null && amount >= 0 && amount <= HIGHEST_CENTS ? amount : null;
}

/** The prices as the API takes them, or the rule that each of them breaks. */
export const planSchema = schemaOf<TypedPrices, NewPrices>((typed) => {
  const { monthlyService, autonomous, assisted } = typed;
  const [service, alone, helped] = [readPrice(monthlyService), readPrice(autonomous), readPrice(assisted)];
  if (service !== null && alone !== null && helped !== null)
    return {
      value: {
        monthlyServiceCents: service,
        installation: { autonomousCents: alone, assistedCents: helped },
        from: typed.from || null,
      },
    };
  const broken = PRICES.filter((price) => readPrice(typed[price]) === null);
  return {
    faults: Object.fromEntries(broken.map((price) => [price, typed[price].trim() === '' ? 'required' : 'amount'])),
  };
});

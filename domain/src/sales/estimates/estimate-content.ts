import type { Day } from '../../base/calendar/calendar-day.ts';
import type { Language } from '../../base/merchants/merchant-information.ts';
import type { TaxClass } from '../../base/taxes/tax-calendar.ts';
import type { IncludedDrink } from './included-drinks.ts';

/** Taxes that a line bears: `F` GST, `P` QST, as the till writes them. */
export const ESTIMATE_TAXES = ['FP', 'F', 'P', 'NON'] as const;
export type EstimateTaxes = (typeof ESTIMATE_TAXES)[number];

interface ItemWords {
  readonly description: string;
  /** Before tax, 0 or more. */
  readonly unitCents: number;
  readonly taxes: EstimateTaxes;
  /** Class of the law, where it is no meal: on days on which that class bears less than its letters say, so does the line. */
  readonly taxClass?: TaxClass | undefined;
  /** Drinks that come with one of it; never an empty list. */
  readonly drinks?: IncludedDrink[] | undefined;
}

/** Dish on offer: so many of it (`quantity` in hundredths), or one for each person. */
export type EstimateItem = ItemWords &
  ({ readonly per: 'unit'; readonly quantity: number } | { readonly per: 'person' });

/** A part of an amount: `hundredths` of a per cent of it, 1 to 10 000, or whole cents. */
export type Part =
  | { readonly by: 'share'; readonly hundredths: number }
  | { readonly by: 'amount'; readonly cents: number };

/** A part, or none. */
export type PartOrNone = Part | { readonly by: 'none' };

/** An event and what it is about. `time`: `HH:MM` on the wall, null where it is still open. */
export interface Occasion {
  readonly name: string;
  readonly date: Day;
  readonly time: string | null;
  readonly place: string;
}

/** A payment between deposit and balance. */
export type Instalment = Part & { readonly dueOn: Day };

/**
 * Offer of a caterer, as it is kept in a revision. `service` bears both taxes; `tip` is outside all totals; `validUntil` is the
 * last day on which the offer may be accepted, in the merchant's zone; `language` is the customer's choice.
 */
export interface EstimateContent {
  readonly occasion: Occasion;
  readonly persons: number;
  readonly items: readonly EstimateItem[];
  readonly service: PartOrNone;
  readonly tip: PartOrNone;
  readonly deposit: PartOrNone;
  readonly instalments: readonly Instalment[];
  readonly balanceDueOn: Day;
  readonly terms: string;
  readonly validUntil: Day;
  readonly language: Language;
}

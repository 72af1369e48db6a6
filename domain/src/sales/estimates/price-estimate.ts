import { applyRate, cents, shareOf, sumCents, type Cents } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';
import { taxLines } from '../../base/taxes/quebec-taxes.ts';
import { lettersOn, ratesOn, type TaxCalendar } from '../../base/taxes/tax-calendar.ts';
import type { EstimateContent, EstimateItem, EstimateTaxes, PartOrNone } from './estimate-content.ts';
import type { IncludedDrink } from './included-drinks.ts';

/** A line with what it comes to. `quantity`: hundredths. `taxes`: those that the merchant charges of them. */
export interface PricedItem {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly amountCents: number;
  readonly taxes: EstimateTaxes;
  readonly drinks?: IncludedDrink[] | undefined;
}

/** Payment to be made, and its day; null for the deposit, which is due once the offer is accepted. */
export interface DuePayment {
  readonly kind: 'deposit' | 'instalment' | 'balance';
  readonly dueOn: Day | null;
  readonly cents: number;
}

/** Sums of an estimate. `subtotalCents` holds the service; the tip is in none of the totals. Payments add up to the total. */
export interface EstimatePrice {
  readonly lines: readonly PricedItem[];
  readonly serviceCents: number;
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly totalCents: number;
  readonly tipCents: number;
  readonly payments: readonly DuePayment[];
}

/** Reason that an estimate has no price. */
export type PriceRefusal = 'payments-exceed-total' | 'service-needs-gst' | 'estimate-too-large';

/** A merchant as the taxes see it: registered for GST or not, and the rates by day. */
export interface Taxing {
  readonly isGstRegistered: boolean;
  readonly calendar: TaxCalendar;
}

/** The largest amount that a document of the authority carries. Source: SRM-31. */
const LARGEST = 99_999_999_999;

/**
 * Prices what is offered, as the till would: each tax on the sum of what bears it, rounded once, by the law of the day of the event.
 * Deposit and shares of instalments are of the total; the balance is the rest of it. Source: SRM-32, decision 199.
 */
export function priceEstimate(
  content: EstimateContent,
  { isGstRegistered, calendar }: Taxing,
): Result<EstimatePrice, PriceRefusal> {
  if (content.service.by !== 'none' && !isGstRegistered) return refuse('service-needs-gst');
  const lines = content.items.map((item) => priceItem(item, content, { isGstRegistered, calendar }));
  // a sum beyond what a number holds exactly would throw
  if (lines.some(({ amountCents }) => amountCents > LARGEST)) return refuse('estimate-too-large');
  const sum = sumCents(lines.map(({ amountCents }) => cents(amountCents)));
  const service = partOf(sum, content.service);
  const subtotal = cents(sum + service);
  const day = content.occasion.date;
  const { gst, qst } = taxLines(
    [
      ...lines.map(({ amountCents, taxes }) => ({ price: cents(amountCents), taxes })),
      { price: service, taxes: lettersOn(calendar, 'service', day) },
    ],
    ratesOn(calendar, day),
  );
  const total = cents(subtotal + gst + qst);
  const tipCents = partOf(subtotal, content.tip);
  if (total > LARGEST || tipCents > LARGEST) return refuse('estimate-too-large');
  const payments = schedule(content, total);
  if (!payments) return refuse('payments-exceed-total');
  const sums = { serviceCents: service, subtotalCents: subtotal, gstCents: gst, qstCents: qst, totalCents: total };
  return accept({ lines, ...sums, tipCents, payments });
}

function priceItem(
  item: EstimateItem,
  { persons, occasion }: EstimateContent,
  { isGstRegistered, calendar }: Taxing,
): PricedItem {
  const quantity = item.per === 'person' ? persons * ONE : item.quantity;
  const { description, unitCents, drinks, taxClass = 'meal' } = item;
  const taxes = bothIn(item.taxes, lettersOn(calendar, taxClass, occasion.date));
  const amountCents = shareOf(cents(unitCents), { part: cents(quantity), whole: cents(ONE) });
  const charged = isGstRegistered ? taxes : WITHOUT_GST[taxes];
  return { description, quantity, unitCents, amountCents, taxes: charged, ...(drinks === undefined ? {} : { drinks }) };
}

/** The letters that are in both: what a line is said to bear, as far as its class does on the day. */
const bothIn = (said: EstimateTaxes, borne: EstimateTaxes): EstimateTaxes => {
  const has = (letter: string): boolean => said.includes(letter) && borne.includes(letter);
  if (has('F')) return has('P') ? 'FP' : 'F';
  return has('P') ? 'P' : 'NON';
};

/** One, in hundredths. */
const ONE = 100;

const WITHOUT_GST: Readonly<Record<EstimateTaxes, EstimateTaxes>> = { F: 'NON', P: 'P', FP: 'P', NON: 'NON' };

/** The payments of a total, the balance last; null when the others are more than the total. */
function schedule({ deposit, instalments, balanceDueOn }: EstimateContent, total: Cents): DuePayment[] | null {
  const parts = [
    ...(deposit.by === 'none' ? [] : [{ kind: 'deposit' as const, dueOn: null, part: deposit }]),
    ...instalments.map((part) => ({ kind: 'instalment' as const, dueOn: part.dueOn, part })),
  ];
  const before: DuePayment[] = [];
  // what the shares come to is rounded as a whole: those that make 100 % are the total, and not a cent more
  let shares = 0;
  for (const { part, ...payment } of parts) {
    const earlier = applyRate(total, shares * MILLIONTHS);
    shares += part.by === 'share' ? part.hundredths : 0;
    const due = part.by === 'amount' ? part.cents : applyRate(total, shares * MILLIONTHS) - earlier;
    before.push({ ...payment, cents: due });
  }
  const rest = total - before.reduce((sum, payment) => sum + payment.cents, 0);
  return rest < 0 ? null : [...before, { kind: 'balance', dueOn: balanceDueOn, cents: rest }];
}

function partOf(amount: Cents, part: PartOrNone): Cents {
  if (part.by === 'none') return cents(0);
  return part.by === 'amount' ? cents(part.cents) : applyRate(amount, part.hundredths * MILLIONTHS);
}

/** A hundredth of a per cent in millionths. */
const MILLIONTHS = 100;

import { LANGUAGES } from '@comptoir/domain/base/merchants/merchant-information';
import { ESTIMATE_TAXES, type EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { MOST_DRINKS, MOST_OF_A_DRINK } from '@comptoir/domain/sales/estimates/included-drinks';
import { TAX_CLASSES } from '@comptoir/domain/base/taxes/tax-calendar';
import { z } from 'zod';
import { drawnText, mailedName, plainText, textBlock } from '../endpoint.ts';

/** The largest price of one, and amount of a part. */
const MOST_CENTS = 999_999_999;

const share = z.strictObject({
  by: z.literal('share'),
  hundredths: z.int().min(1).max(10_000).describe('Of a per cent: 2500 is 25 %.'),
});
const amount = z.strictObject({ by: z.literal('amount'), cents: z.int().min(1).max(MOST_CENTS) });
const partOrNone = z.discriminatedUnion('by', [z.strictObject({ by: z.literal('none') }), share, amount]);
const dueOn = { dueOn: z.iso.date() };

/** Checks of texts: the lines, the name of the event, texts of several lines. */
interface TextRules {
  readonly line: () => z.ZodString;
  readonly name: () => z.ZodString;
  readonly block: (longest: number) => z.ZodString;
}

const TYPED: TextRules = {
  line: () => drawnText(plainText(128).trim().min(2)),
  name: () => drawnText(mailedName(120)),
  block: (longest) => drawnText(textBlock(longest).trim()),
};

/** Rules for stored content: texts from before a rule are shown as they are. */
const STORED: TextRules = { line: z.string, name: z.string, block: () => z.string() };

/** Of an admission or anything else that gives a right to drinks: number and description are prescribed. Source: SRM-31. */
const drinksOf = ({ line }: TextRules) =>
  z
    .array(
      z.strictObject({
        description: line(),
        quantity: z.int().min(1).max(MOST_OF_A_DRINK).describe('With one of the line.'),
      }),
    )
    .min(1)
    .max(MOST_DRINKS)
    .optional()
    .describe('What drinks come with one of it, as with an admission; left out when there are none.');

/** The drinks of a line, as they are typed and as they are stored. */
export const includedDrinks = drinksOf(TYPED);
export const storedDrinks = drinksOf(STORED);

/** Class of what is ordered. */
export const itemClass = z
  .enum(TAX_CLASSES)
  .optional()
  .describe('A `meal` when left out. A tax that its class does not bear on the day of the event is not charged.');

const itemOf = (rules: TextRules) => {
  const item = {
    description: rules.line(),
    unitCents: z.int().min(0).max(MOST_CENTS).describe('Of one, before tax.'),
    taxes: z.enum(ESTIMATE_TAXES).describe('`F` is GST, `P` is QST.'),
    taxClass: itemClass,
    drinks: drinksOf(rules),
  };
  return z.discriminatedUnion('per', [
    z.strictObject({
      per: z.literal('unit'),
      quantity: z.int().min(1).max(9_999_999).describe('Hundredths.'),
      ...item,
    }),
    z.strictObject({ per: z.literal('person'), ...item }),
  ]);
};

const contentOf = (rules: TextRules) =>
  z.strictObject({
    occasion: z.strictObject({
      name: rules.name(),
      date: z.iso.date(),
      time: z
        .string()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
        .nullable()
        .describe('On the wall of the place; null while it is open.'),
      place: rules.block(300),
    }),
    persons: z.int().min(1).max(99_999),
    items: z.array(itemOf(rules)).min(1).max(100),
    service: partOrNone.describe('A share is of the lines. It bears both taxes, and needs the registration for GST.'),
    tip: partOrNone.describe('Outside all totals. A share is of what is before tax.'),
    deposit: partOrNone.describe('Due once the offer is accepted. A share is of the total.'),
    instalments: z
      .array(z.discriminatedUnion('by', [share.extend(dueOn), amount.extend(dueOn)]))
      .max(11)
      .describe('Beside deposit and balance. A share is of the total.'),
    balanceDueOn: z.iso.date().describe('When the rest is due.'),
    terms: rules.block(10_000),
    validUntil: z.iso.date().describe('The last day on which it may be accepted, where the merchant is.'),
    language: z.enum(LANGUAGES).describe('The customer’s choice.'),
  });

/** Offer of a caterer: event, lines, payments, terms. It has to have a price: payments before the balance are no more than the total. */
export const estimateContent = contentOf(TYPED) satisfies z.ZodType<EstimateContent>;

/** The same as it was kept. */
export const storedEstimateContent = contentOf(STORED);

const cents = z.int();

/** Sums of an estimate; `payments` add up to `totalCents`. */
export const estimatePrice = z.strictObject({
  lines: z.array(
    z.strictObject({
      description: z.string(),
      quantity: z.int().describe('Hundredths.'),
      unitCents: cents,
      amountCents: cents,
      taxes: z.enum(ESTIMATE_TAXES),
      drinks: storedDrinks,
    }),
  ),
  serviceCents: cents,
  subtotalCents: cents.describe('With the service.'),
  gstCents: cents,
  qstCents: cents,
  totalCents: cents,
  tipCents: cents.describe('In none of the totals.'),
  payments: z.array(
    z.strictObject({
      kind: z.enum(['deposit', 'instalment', 'balance']),
      dueOn: z.iso.date().nullable().describe('Null: once the offer is accepted.'),
      cents,
    }),
  ),
});

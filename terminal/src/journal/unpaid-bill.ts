import { cents } from '@comptoir/domain/base/amounts/cents';
import { COUNTED_GOODS } from '@comptoir/domain/base/taxes/class-of-sale';
import { TAX_CLASSES } from '@comptoir/domain/base/taxes/tax-calendar';
import { z } from 'zod';

const amount = z.number().int().transform(cents);

const line = z.strictObject({
  description: z.string(),
  price: amount,
  quantity: z.number().int().optional(),
  unitPrice: amount.optional(),
  taxes: z.enum(['F', 'P', 'S', 'FP', 'FS', 'PS', 'FPS', 'NON']).optional(),
  taxClass: z.enum([...TAX_CLASSES, ...COUNTED_GOODS]).optional(),
  activity: z.enum(['CDR', 'BAR', 'RES']).optional(),
  isSupplemented: z.boolean().optional(),
  isCovered: z.boolean().optional(),
  isThirdPartys: z.boolean().optional(),
  precisions: z
    .array(z.strictObject({ description: z.string(), price: amount.nullable(), quantity: z.number().int().optional() }))
    .optional(),
});

/**
 * Order that stays open behind a bill, as it was rung up, and the table it is for. `bill`, `quote`, `estimate` wait for their payment or their
 * end; `instalment` waits for the next one. `on` is the day that it was begun: the one of the bill in a journal from before it was kept.
 */
export const unpaidFacts = z.strictObject({
  kind: z.enum(['bill', 'quote', 'estimate', 'instalment']),
  table: z.string().nullable(),
  order: z.strictObject({ lines: z.array(line), taxesIncluded: z.boolean(), on: z.string().optional() }),
});
export type UnpaidFacts = z.infer<typeof unpaidFacts>;

/** A bill that waits for its payment, and its exact text. */
export const unpaidBill = z.strictObject({
  ...unpaidFacts.shape,
  actu: z.string(),
  noTrans: z.string(),
  datTrans: z.string(),
  text: z.string(),
});
export type UnpaidBill = z.infer<typeof unpaidBill>;

/** One bill of several that are made together or not at all. `refersTo`: the step whose bill this one names. */
export const plannedStep = z.strictObject({
  content: z.string(),
  origin: z.enum(['sale', 'refund', 'reprint', 'unpaid', 'ended']),
  unpaid: unpaidFacts.optional(),
  closes: z.array(z.string()),
  refersTo: z.number().int().nullable(),
  /** The document of a contract that it signs. */
  signs: z.string().optional(),
  /** Line of its bill that each item of a credit note gives back. */
  creditedLines: z.array(z.number().int().min(0)).optional(),
});
export type PlannedStep = z.infer<typeof plannedStep>;

/** Bills that are being made together: a crash between two of them is made up for before anything else. */
export const billPlan = z.strictObject({
  id: z.string(),
  steps: z.array(plannedStep),
  /** The bills of the first steps. */
  signed: z.array(z.strictObject({ noTrans: z.string(), datTrans: z.string(), avantTax: z.string() })),
});
export type BillPlan = z.infer<typeof billPlan>;

/** Returns the key of a bill among those of all days. */
export const keyOf = ({ noTrans, datTrans }: { noTrans: string; datTrans: string }): string => `${noTrans} ${datTrans}`;

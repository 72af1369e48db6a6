import { CONTRACT_DOCUMENT_KINDS } from '@comptoir/domain/sales/contracts/contract-document';
import { ESTIMATE_TAXES } from '@comptoir/domain/sales/estimates/estimate-content';
import { z } from 'zod';
import { storedDrinks } from './estimate-content.ts';

/** Whole cents, none below zero, and no more than a document of the authority carries. */
export const wholeCents = z.number().int().min(0).max(99_999_999_999);
const day = z.iso.date();

/** A line as a till rings it up. `quantity`: hundredths. */
export const orderLine = z.strictObject({
  description: z.string(),
  quantity: z.number().int(),
  unitCents: wholeCents,
  amountCents: wholeCents,
  taxes: z.enum(ESTIMATE_TAXES),
  drinks: storedDrinks,
});
export type OrderLine = z.infer<typeof orderLine>;

/** Everything that a till signs of a contract's document. It was priced when the estimate was sent, and a till prices it again. */
export const documentOrder = z.strictObject({
  kind: z.enum(CONTRACT_DOCUMENT_KINDS),
  contract: z.string().describe('Number of the contract, `C-2026-0018`: it stands on every document.'),
  customer: z.string(),
  business: z.string().nullable().describe('The company that buys; null for a consumer.'),
  occasion: z.strictObject({ name: z.string(), date: day }),
  persons: z.number().int(),
  payableOn: day.describe('When the last payment is due.'),
  lines: z.array(orderLine),
  serviceCents: wholeCents.describe('The imposed gratuity, before its taxes; 0 for none.'),
  totalCents: wholeCents.describe('What the document comes to, taxes included; of a cancellation what is kept.'),
  paidCents: wholeCents.describe('What is paid with it.'),
  earlierCents: wholeCents.describe('What was paid before it.'),
  tipCents: wholeCents.describe('A tip that comes with the last payment, outside of all totals.'),
  reason: z.string().nullable().describe('Why the event is cancelled.'),
});
export type DocumentOrder = z.infer<typeof documentOrder>;

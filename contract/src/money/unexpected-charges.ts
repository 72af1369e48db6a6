import { z } from 'zod';
import { endpoint, instant, plainText } from '../endpoint.ts';

const id = z.strictObject({ id: z.uuid() });

/**
 * A charge that took money and pays no invoice. `reason`: the invoice was paid by another charge (`duplicate`), it was another
 * amount than was due (`amount-differs`), the invoice had been credited (`credited`), or no invoice is known that it was made
 * for (`no-invoice`). It stays `open` until an administrator refunds or keeps it.
 */
export const unexpectedCharge = z.strictObject({
  id: z.uuid(),
  merchantId: z.uuid().nullable(),
  merchantName: z.string().nullable(),
  invoiceId: z.uuid().nullable(),
  /** As the provider has it. */
  invoiceNumber: z.string().nullable(),
  reason: z.enum(['duplicate', 'amount-differs', 'credited', 'no-invoice']),
  amountCents: z.number().int(),
  /** What went back of it. */
  refundedCents: z.number().int(),
  card: z.string().nullable(),
  /** What the provider knows the charge by. */
  chargeReference: z.string(),
  chargedAt: instant,
  foundAt: instant,
  state: z.enum(['open', 'refunding', 'refund-unknown', 'refund-failed', 'refunded', 'kept']),
  note: z.string().nullable(),
  resolvedAt: instant.nullable(),
});
export type UnexpectedCharge = z.infer<typeof unexpectedCharge>;

/** Those that are still to be decided about, newest first; with a merchant all of its own, those that were decided too. */
export const listUnexpectedCharges = endpoint({
  method: 'GET',
  path: '/unexpected-charges',
  access: 'edit-invoices',
  summary: 'Charges that pay no invoice',
  query: z.strictObject({ merchantId: z.uuid().optional() }),
  reply: z.strictObject({ items: z.array(unexpectedCharge) }),
});

/**
 * Gives all that is left of the charge back to its card; an invoice that waits because of it is charged again at the next
 * midnight. Refused as `not-found`, `charge-already-resolved`, `payments-not-configured`. The reply tells what became of it.
 */
export const refundUnexpectedCharge = endpoint({
  method: 'POST',
  path: '/unexpected-charges/:id/refund',
  access: 'edit-invoices',
  summary: 'Refund a charge that pays no invoice',
  params: id,
  reply: unexpectedCharge,
});

/**
 * Keeps the money, with a note on why. An invoice that waits because of this charge is paid by it; what the charge is short
 * of is credited. Refused as `not-found` and `charge-already-resolved`.
 */
export const saveUnexpectedCharge = endpoint({
  method: 'POST',
  path: '/unexpected-charges/:id/keep',
  access: 'edit-invoices',
  summary: 'Keep a charge that pays no invoice',
  params: id,
  body: z.strictObject({ note: plainText(300).trim().min(3) }),
  reply: unexpectedCharge,
});

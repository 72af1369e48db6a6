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
  /** Amount refunded of it. */
  refundedCents: z.number().int(),
  card: z.string().nullable(),
  /** Provider's id of the charge. */
  chargeReference: z.string(),
  chargedAt: instant,
  foundAt: instant,
  state: z.enum(['open', 'refunding', 'refund-unknown', 'refund-failed', 'refunded', 'kept']),
  note: z.string().nullable(),
  resolvedAt: instant.nullable(),
});
export type UnexpectedCharge = z.infer<typeof unexpectedCharge>;

export const listUnexpectedCharges = endpoint({
  method: 'GET',
  path: '/unexpected-charges',
  access: 'edit-invoices',
  summary: 'Charges that pay no invoice',
  description: 'Those to be decided, newest first. With `merchantId` also those that were decided.',
  query: z.strictObject({ merchantId: z.uuid().optional() }),
  reply: z.strictObject({ items: z.array(unexpectedCharge) }),
});

export const refundUnexpectedCharge = endpoint({
  method: 'POST',
  path: '/unexpected-charges/:id/refund',
  access: 'edit-invoices',
  summary: 'Refund a charge that pays no invoice',
  description:
    'Returns what is left of the charge. An invoice that waits because of it is charged again at the next midnight.',
  refusals: ['charge-already-resolved', 'payments-not-configured'],
  params: id,
  reply: unexpectedCharge,
});

export const keepUnexpectedCharge = endpoint({
  method: 'POST',
  path: '/unexpected-charges/:id/keep',
  access: 'edit-invoices',
  summary: 'Keep a charge that pays no invoice',
  description: 'An invoice that waits because of this charge is paid by it, and what the charge lacks is credited.',
  refusals: ['charge-already-resolved'],
  params: id,
  body: z.strictObject({ note: plainText(300).trim().min(3) }),
  reply: unexpectedCharge,
});

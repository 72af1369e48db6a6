import { z } from 'zod';
import { mailAddress } from '../bounded-text.ts';
import { drawnText, endpoint, instant, merchantScope, pageOf, plainText } from '../endpoint.ts';

const amount = z.number().int();
const id = z.strictObject({ id: z.uuid() });

/** Columns of spec §2 "Invoices": creation date, amount due, client, total amount; and what it takes to act on one. */
export const invoiceView = z.strictObject({
  id: z.uuid(),
  number: z.string().describe('The number printed on it.'),
  merchantId: z.uuid(),
  client: z.string().describe('Whom it is made out to, as of its day.'),
  createdAt: instant.describe('When it was made.'),
  periodStartsOn: z.iso.date().describe('The first day that it covers.'),
  periodEndsOn: z.iso.date().describe('The first day that it no longer covers.'),
  dueAt: instant.describe('From when the saved card is charged.'),
  state: z
    .enum(['open', 'charging', 'unknown', 'paid', 'refused', 'past-due', 'credited', 'held'])
    .describe(
      'Where it stands. `unknown`: the answer to a charge was lost and is asked for again. `refused`: waits for another card. `past-due`: no more automatic attempts. `held`: an unexpected charge is to be decided about first.',
    ),
  nextAttemptAt: instant.nullable().describe('When the card is charged next; null when it is not by itself.'),
  paidAt: instant.nullable().describe('When it was paid.'),
  amountDueCents: amount.describe('What is still to be paid, in cents.'),
  totalCents: amount.describe('The total with taxes, in cents.'),
});
export type InvoiceView = z.infer<typeof invoiceView>;

const attemptView = z.strictObject({
  startedAt: instant.describe('When it began.'),
  by: z
    .enum(['midnight', 'merchant', 'admin', 'restore'])
    .describe('Who made it. `restore`: found at the provider after an older copy of the database was put back.'),
  state: z.enum([
    'under-way',
    'succeeded',
    'declined-soft',
    'declined-hard',
    'action-required',
    'unknown',
    'not-charged',
    /** Attempt that charged what it should not have: see the unexpected charges. */
    'unexpected',
  ]),
  card: z.string().describe('The card that was charged, with its last four digits.'),
});

/** A credit note. */
const creditView = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  createdAt: instant,
  totalCents: amount.describe('What is credited, taxes included, in cents.'),
  reason: z.string().describe('Why, as the administrator put it.'),
  refund: z
    .enum(['none', 'under-way', 'done', 'unknown', 'failed'])
    .describe('Whether the money went back. `none`: nothing had been paid. `failed`: the provider refused.'),
});

/** One invoice in full. */
export const invoiceDetails = z.strictObject({
  ...invoiceView.shape,
  lines: z.array(
    z.strictObject({
      kind: z.enum(['monthly-service', 'installation', 'service-discount', 'installation-discount']),
      amountCents: amount,
    }),
  ),
  subtotalCents: amount.describe('Before taxes, in cents.'),
  gstCents: amount.describe('The federal tax (GST), in cents.'),
  qstCents: amount.describe('The Québec tax (QST), in cents.'),
  creditedCents: amount.describe('Credited so far, in cents.'),
  attempts: z.array(attemptView).describe('The charges of a card, oldest first.'),
  credits: z.array(creditView).describe('Its credit notes, oldest first.'),
});
export type InvoiceDetails = z.infer<typeof invoiceDetails>;

/** Filter of a merchant's invoices. */
const chosenInvoices = {
  unpaid: z.stringbool().default(false),
  year: z.coerce.number().int().min(2000).max(9999).optional().describe('Made in this year of the merchant’s clock.'),
};

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: 'list-invoices',
  summary: 'Invoices, newest first',
  description: 'Newest first. Administrators may leave `merchantId` out and see those of every merchant.',
  query: merchantScope.extend({
    ...chosenInvoices,
    cursor: plainText(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: pageOf(invoiceView),
});

export const getInvoiceTotal = endpoint({
  method: 'GET',
  path: '/invoice-total',
  access: 'list-invoices',
  summary: 'What the invoices of a merchant come to',
  description:
    'Of the same invoices as the list with the same `unpaid` and `year`, on whatever page they are. ' +
    '`totalCents` is always `paidCents`, `creditedCents` and `dueCents` together.',
  query: merchantScope.extend(chosenInvoices),
  reply: z.strictObject({
    years: z.array(z.number().int()).describe('The years that the merchant has invoices of, newest first.'),
    invoices: z.number().int().describe('How many there are.'),
    totalCents: amount.describe('What they are made out for, taxes included, in cents.'),
    paidCents: amount.describe('What was paid and not given back, in cents.'),
    creditedCents: amount.describe('What was credited, in cents.'),
    dueCents: amount.describe('What is still to be paid, in cents.'),
    gstCents: amount.describe('The federal tax (GST) less what was credited of it, in cents.'),
    qstCents: amount.describe('The Québec tax (QST) less what was credited of it, in cents.'),
  }),
});
export type InvoiceTotal = z.infer<typeof getInvoiceTotal.reply>;

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id',
  access: 'list-invoices',
  summary: 'One invoice',
  params: id,
  reply: invoiceDetails,
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/pay',
  access: 'pay-invoice',
  summary: 'Pay an invoice with the saved card',
  description:
    'Two calls at once charge once: the second returns the invoice as it stands. `unknown` means that the ' +
    'provider’s answer was lost; the server asks again by itself.',
  refusals: [
    'card-required',
    'invoice-not-payable',
    'payment-declined',
    'payments-not-configured',
    'payments-unavailable',
  ],
  params: id,
  reply: invoiceView,
});

export const emailInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/email',
  access: 'list-invoices',
  summary: 'Send an invoice by email',
  description: 'The invoice, or its receipt when it is paid, to `to` or otherwise to the merchant’s people.',
  refusals: ['mail-limit-reached'],
  params: id,
  body: z.strictObject({ to: mailAddress.optional() }),
  reply: z.null(),
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'list-invoices',
  summary: 'An invoice as PDF',
  description: 'With `receipt` the receipt, which only a paid invoice has.',
  replyForm: 'pdf',
  params: id,
  query: z.strictObject({ receipt: z.stringbool().default(false) }),
  reply: z.null(),
});

export const refundInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/refund',
  access: 'edit-invoices',
  summary: 'Credit and refund an invoice',
  description:
    'In full unless `totalCents` is given. Money that was paid goes back to the card; the credit note states how ' +
    'far that is.',
  refusals: ['invoice-not-payable', 'payments-not-configured', 'refund-too-large'],
  params: id,
  body: z.strictObject({
    totalCents: z.number().int().min(1).optional(),
    reason: drawnText(plainText(300).trim().min(3)),
  }),
  reply: invoiceDetails,
});

export const retryRefund = endpoint({
  method: 'POST',
  path: '/credit-notes/:id/refund',
  access: 'edit-invoices',
  summary: 'Make a refused refund again',
  description: 'For a refund that the provider refused; another one stays as it is.',
  refusals: ['payments-not-configured'],
  params: id,
  reply: invoiceDetails,
});

export const retryInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/retry',
  access: 'edit-invoices',
  summary: 'Try a payment again now',
  description: 'Charges now, whatever the schedule says. Otherwise like `payInvoice`.',
  refusals: [
    'card-required',
    'invoice-not-payable',
    'payment-declined',
    'payments-not-configured',
    'payments-unavailable',
  ],
  params: id,
  reply: invoiceView,
});

/** A merchant that owes what was due. */
const unpaidAccount = z.strictObject({
  merchantId: z.uuid(),
  company_name: z.string(),
  invoices: z.number().int(),
  owedCents: amount.describe('What is still to be paid, in cents, taxes included.'),
  oldestDueAt: instant,
  nextAttemptAt: instant.nullable().describe('When its card is charged again by itself; null when it is not.'),
});
export type UnpaidAccount = z.infer<typeof unpaidAccount>;

export const listUnpaidAccounts = endpoint({
  method: 'GET',
  path: '/unpaid-accounts',
  access: 'list-merchants',
  summary: 'Merchants that owe what was due',
  description:
    'Of all merchants that the caller looks after, or of a partner’s: who has owed the longest first, 50 to a page. `total` is of all of them.',
  refusals: ['not-found'],
  query: z.strictObject({
    partnerId: z.uuid().optional(),
    cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
  reply: pageOf(unpaidAccount).extend({
    previousCursor: z.string().nullable(),
    total: z.strictObject({ merchants: z.number().int(), invoices: z.number().int(), owedCents: amount }),
  }),
});
export type UnpaidAccounts = z.infer<typeof listUnpaidAccounts.reply>;

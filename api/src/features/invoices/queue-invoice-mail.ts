import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueJob, enqueueJobs } from '../../platform/jobs/enqueue-job.ts';

/** What a mail about an invoice tells: it was made, it was paid, its payment was refused, it was credited, or it was asked for. */
export const INVOICE_MAIL_KINDS = [
  'created',
  'paid',
  'refused',
  'past-due',
  'declined',
  'credited',
  'requested',
] as const;
export type InvoiceMailKind = (typeof INVOICE_MAIL_KINDS)[number];

/** A mail about an invoice to everybody of its merchant. `at`: when what it tells happened; `creditNumber`: the
 * credit note that it is about. */
export const invoiceMailOrder = z.strictObject({
  invoiceId: z.uuid(),
  kind: z.enum(INVOICE_MAIL_KINDS),
  at: z.iso.datetime(),
  creditNumber: z.number().int().optional(),
});
export type InvoiceMailOrder = z.infer<typeof invoiceMailOrder>;

/** The same to one address, which is what is tried again when it could not be handed over. */
export const invoiceLetterOrder = invoiceMailOrder.extend({
  to: z.strictObject({ address: z.email(), name: z.string(), language: z.enum(['fr', 'en']).nullable() }),
});
export type InvoiceLetterOrder = z.infer<typeof invoiceLetterOrder>;

/** The task that finds out whom to write to, and the one that writes. */
export const ADDRESS_INVOICE_MAIL = 'address-invoice-mail';
export const SEND_INVOICE_MAIL = 'send-invoice-mail';

/** Puts mails about invoices into the queue: they leave once the transaction has committed. */
export function queueInvoiceMails(tx: Transaction, orders: readonly InvoiceMailOrder[]): void {
  enqueueJobs(tx, { task: ADDRESS_INVOICE_MAIL, payloads: orders });
}

/** Puts one letter into the queue. */
export function queueInvoiceLetter(tx: Transaction, order: InvoiceLetterOrder): void {
  enqueueJob(tx, { task: SEND_INVOICE_MAIL, payload: order });
}

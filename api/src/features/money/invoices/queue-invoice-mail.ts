import { mailAddress } from '@comptoir/contract/bounded-text';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueJobOnce, enqueueJobs } from '../../../platform/jobs/enqueue-job.ts';
import { insertInvoiceMails } from './invoice-mail.store.ts';

/** Kinds of mail about an invoice: it was made, paid, refused in one way or another, credited, or asked for. */
const INVOICE_MAIL_KINDS = ['created', 'paid', 'declined', 'refused', 'past-due', 'credited', 'requested'] as const;
export type InvoiceMailKind = (typeof INVOICE_MAIL_KINDS)[number];

/** A mail about an invoice to everybody of its merchant. `creditNumber`: the credit note that it is about. */
export interface InvoiceMail {
  readonly invoiceId: string;
  readonly merchantId: string;
  readonly kind: InvoiceMailKind;
  readonly happenedAt: Date;
  readonly creditNumber?: number;
}

/** The same to one address, which is tried again when it could not be delivered. */
export const invoiceLetter = z.strictObject({
  invoiceId: z.uuid(),
  kind: z.enum(INVOICE_MAIL_KINDS),
  creditNumber: z.number().int().nullable(),
  to: z.strictObject({ address: mailAddress, name: z.string(), language: z.enum(['fr', 'en']).nullable() }),
});
export type InvoiceLetter = z.infer<typeof invoiceLetter>;

/** The task that finds out whom to write to, and the one that writes. */
export const ADDRESS_INVOICE_MAILS = 'address-invoice-mails';
export const SEND_INVOICE_LETTER = 'send-invoice-letter';

/**
 * Orders mails in the transaction of what they tell; they leave within the minute after it has committed. Only writes a row
 * for each, so that midnight does not wait for the queue.
 */
export const queueInvoiceMails = (tx: Transaction, mails: readonly InvoiceMail[]): void =>
  insertInvoiceMails(tx, mails);

/** Lets ordered mails leave at once: for what someone has just done, and at the end of a night's work. */
export const flushInvoiceMails = (tx: Transaction): void => enqueueJobOnce(tx, ADDRESS_INVOICE_MAILS);

/** Puts letters into the queue. */
export const queueInvoiceLetters = (tx: Transaction, letters: readonly InvoiceLetter[]): void =>
  enqueueJobs(tx, { task: SEND_INVOICE_LETTER, payloads: letters });

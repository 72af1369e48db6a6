import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { ADDRESS_INVOICE_MAILS, invoiceLetter, SEND_INVOICE_LETTER } from './queue-invoice-mail.ts';
import { addressInvoiceMails, sendInvoiceLetter, type InvoiceMailDeps } from './send-invoice-mail.ts';

export const invoiceTasks = (deps: InvoiceMailDeps): Tasks => ({
  [ADDRESS_INVOICE_MAILS]: () => addressInvoiceMails(deps),
  [SEND_INVOICE_LETTER]: (payload) => sendInvoiceLetter(deps, invoiceLetter.parse(payload)),
});

/** Mail that no transaction flushed. */
export const INVOICES_CRONTAB = `* * * * * ${ADDRESS_INVOICE_MAILS} ?jobKey=${ADDRESS_INVOICE_MAILS}`;

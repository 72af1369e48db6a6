import type { Tasks } from '../../../platform/jobs/start-jobs.ts';
import { ADDRESS_INVOICE_MAILS, invoiceLetter, SEND_INVOICE_LETTER } from './queue-invoice-mail.ts';
import { addressInvoiceMails, sendInvoiceLetter, type InvoiceMailNeeds } from './send-invoice-mail.ts';

export const invoiceTasks = (needs: InvoiceMailNeeds): Tasks => ({
  [ADDRESS_INVOICE_MAILS]: () => addressInvoiceMails(needs),
  [SEND_INVOICE_LETTER]: (payload) => sendInvoiceLetter(needs, invoiceLetter.parse(payload)),
});

/** Mail that nobody hurried along. */
export const INVOICES_CRONTAB = `* * * * * ${ADDRESS_INVOICE_MAILS} ?jobKey=${ADDRESS_INVOICE_MAILS}`;

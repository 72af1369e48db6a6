import type { Tasks } from '../../platform/jobs/start-jobs.ts';
import { ADDRESS_INVOICE_MAIL, invoiceLetterOrder, invoiceMailOrder, SEND_INVOICE_MAIL } from './queue-invoice-mail.ts';
import { addressInvoiceMail, sendInvoiceMail, type InvoiceMailNeeds } from './send-invoice-mail.ts';

export const invoiceTasks = (needs: InvoiceMailNeeds): Tasks => ({
  [ADDRESS_INVOICE_MAIL]: (payload) => addressInvoiceMail(needs, invoiceMailOrder.parse(payload)),
  [SEND_INVOICE_MAIL]: (payload) => sendInvoiceMail(needs, invoiceLetterOrder.parse(payload)),
});

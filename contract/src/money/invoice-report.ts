import { INVOICE_SECTION } from '@comptoir/domain/money/invoices/invoice-section';
import { z } from 'zod';
import {
  behindFigure,
  FIGURE_PERIOD,
  figurePeriod,
  figuresOf,
  fileFormat,
  MERCHANTS_BEHIND,
  merchantOf,
  merchantsOf,
  reportOf,
  rowOf,
} from '../base/figures.ts';
import { endpoint } from '../endpoint.ts';

const groupBy = z.enum(INVOICE_SECTION.groups).default('month').describe('What a row stands for.');

export const invoiceFigures = figuresOf(INVOICE_SECTION, {
  issued: 'Invoices made.',
  paid: 'Invoices paid.',
  attempts: 'Charges tried, counted alone: their amounts are zero.',
  failed: 'Charges that the card refused.',
  recovered: 'Invoices paid after a charge had failed.',
  unpaid30: 'Unpaid at the end, 30 days old at most.',
  unpaid60: 'Unpaid at the end, 31 to 60 days old.',
  unpaid90: 'Unpaid at the end, 61 to 90 days old.',
  unpaidOlder: 'Unpaid at the end, older.',
  unpaidFailed: 'Of all unpaid at the end, those with a charge that failed. No service is suspended for it.',
});
export const invoiceReportRow = rowOf(invoiceFigures);

export const getInvoiceReport = endpoint({
  method: 'GET',
  path: '/reports/invoices',
  access: 'read-reports',
  summary: 'Invoices and what it takes to have them paid',
  description: `Of our own invoices. What is unpaid is as it stood at the end of the period, or of each month, less what was credited by then. ${FIGURE_PERIOD}`,
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(invoiceFigures, invoiceReportRow),
});
export type InvoiceReport = z.infer<typeof getInvoiceReport.reply>;

export const invoiceReportMerchant = merchantOf(INVOICE_SECTION.measures);

export const listInvoiceReportMerchants = endpoint({
  method: 'GET',
  path: '/reports/invoices/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of that report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(z.enum(INVOICE_SECTION.figures), groupBy),
  reply: merchantsOf(INVOICE_SECTION.measures, invoiceReportMerchant),
});
export type InvoiceReportMerchants = z.infer<typeof listInvoiceReportMerchants.reply>;

export const getInvoiceReportFile = endpoint({
  method: 'GET',
  path: '/reports/invoices/file',
  access: 'read-reports',
  summary: 'Invoices and what it takes to have them paid, as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});

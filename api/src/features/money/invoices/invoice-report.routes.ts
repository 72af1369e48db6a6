import {
  getInvoiceReport,
  getInvoiceReportFile,
  listInvoiceReportMerchants,
} from '@comptoir/contract/money/invoice-report';
import { INVOICE_SECTION as section } from '@comptoir/domain/money/invoices/invoice-section';
import { invoiceSectionEn } from '@comptoir/domain/money/invoices/invoice-section.en';
import { invoiceSectionFr } from '@comptoir/domain/money/invoices/invoice-section.fr';
import type { FastifyInstance } from 'fastify';
import { serveSection, type SectionDeps } from '../../base/figures/serve-section.ts';
import { listInvoiceMerchantsBehind, listInvoiceSums } from './invoice-figures.queries.ts';

/** Serves the report on our invoices and their payment to administrators. */
export function invoiceReportRoutes(app: FastifyInstance, deps: SectionDeps): void {
  serveSection(app, deps, {
    calls: { report: getInvoiceReport, merchants: listInvoiceReportMerchants, file: getInvoiceReportFile },
    section,
    words: { en: invoiceSectionEn, fr: invoiceSectionFr },
    listSums: listInvoiceSums,
    listBehind: listInvoiceMerchantsBehind,
  });
}

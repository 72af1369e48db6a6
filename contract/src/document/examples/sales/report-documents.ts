import type * as reportDocuments from '../../../sales/report-documents.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const QUARTER = { query: { merchantId: MERCHANT_ID, from: '2026-04-01', to: '2026-06-30' } };

export const reportDocumentExamples: ExamplesOf<typeof reportDocuments> = {
  getSalesPdf: QUARTER,
  getTaxPdf: QUARTER,
  getTaxWorkbook: QUARTER,
};

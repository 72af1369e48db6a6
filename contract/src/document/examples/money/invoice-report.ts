import type * as invoiceReport from '../../../money/invoice-report.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const total: invoiceReport.InvoiceReport['total'] = {
  issued: { count: 104, subtotalCents: 1_456_000, gstCents: 72_800, qstCents: 145_288, totalCents: 1_674_088 },
  paid: { count: 101, subtotalCents: 1_414_000, gstCents: 70_700, qstCents: 141_097, totalCents: 1_625_797 },
  attempts: { count: 109, subtotalCents: 1_526_000, gstCents: 76_300, qstCents: 152_273, totalCents: 1_754_573 },
  failed: { count: 8, subtotalCents: 112_000, gstCents: 5600, qstCents: 11_176, totalCents: 128_776 },
  recovered: { count: 5, subtotalCents: 70_000, gstCents: 3500, qstCents: 6985, totalCents: 80_485 },
  unpaid30: { count: 3, subtotalCents: 42_000, gstCents: 2100, qstCents: 4191, totalCents: 48_291 },
  unpaid60: { count: 1, subtotalCents: 14_000, gstCents: 700, qstCents: 1397, totalCents: 16_097 },
  unpaid90: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  unpaidOlder: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  unpaidFailed: { count: 2, subtotalCents: 28_000, gstCents: 1400, qstCents: 2794, totalCents: 32_194 },
};
const before: invoiceReport.InvoiceReport['total'] = {
  issued: { count: 103, subtotalCents: 1_442_000, gstCents: 72_100, qstCents: 143_891, totalCents: 1_657_991 },
  paid: { count: 100, subtotalCents: 1_400_000, gstCents: 70_000, qstCents: 139_700, totalCents: 1_609_700 },
  attempts: { count: 108, subtotalCents: 1_512_000, gstCents: 75_600, qstCents: 150_876, totalCents: 1_738_476 },
  failed: { count: 7, subtotalCents: 98_000, gstCents: 4900, qstCents: 9779, totalCents: 112_679 },
  recovered: { count: 4, subtotalCents: 56_000, gstCents: 2800, qstCents: 5588, totalCents: 64_388 },
  unpaid30: { count: 2, subtotalCents: 28_000, gstCents: 1400, qstCents: 2794, totalCents: 32_194 },
  unpaid60: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  unpaid90: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  unpaidOlder: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
  unpaidFailed: { count: 1, subtotalCents: 14_000, gstCents: 700, qstCents: 1397, totalCents: 16_097 },
};

export const invoiceReportExamples: ExamplesOf<typeof invoiceReport> = {
  getInvoiceReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listInvoiceReportMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'unpaid60', groupBy: 'month', key: '2026-06', limit: 50 },
    reply: {
      items: [
        {
          merchantId: MERCHANT_ID,
          company_name: 'Bistro du Quai',
          count: 1,
          subtotalCents: 14_000,
          gstCents: 700,
          qstCents: 1397,
          totalCents: 16_097,
        },
      ],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 1, subtotalCents: 14_000, gstCents: 700, qstCents: 1397, totalCents: 16_097 },
    },
  },
  getInvoiceReportFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

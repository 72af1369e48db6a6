import type * as certificateReport from '../../../sales/certificate-report.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const total: certificateReport.CertificateReport['total'] = {
  valid: { count: 310 },
  ending30: { count: 4 },
  ending60: { count: 9 },
  ending90: { count: 15 },
  issued: { count: 12 },
  renewed: { count: 6 },
  ended: { count: 1 },
  failed: { count: 2 },
};
const before: certificateReport.CertificateReport['total'] = {
  valid: { count: 309 },
  ending30: { count: 3 },
  ending60: { count: 8 },
  ending90: { count: 14 },
  issued: { count: 11 },
  renewed: { count: 5 },
  ended: { count: 0 },
  failed: { count: 1 },
};

export const certificateReportExamples: ExamplesOf<typeof certificateReport> = {
  getCertificateReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listCertificateReportMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'ended', groupBy: 'month', key: '2026-06', limit: 50 },
    reply: {
      items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', count: 1 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 1 },
    },
  },
  getCertificateReportFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

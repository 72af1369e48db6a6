import type * as supportReport from '../../../help/support-report.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const total: supportReport.SupportReport['total'] = {
  messages: { count: 21 },
  held: { count: 14 },
  cancelled: { count: 2 },
  openedAs: { count: 17 },
  acts: { count: 64 },
};
const before: supportReport.SupportReport['total'] = {
  messages: { count: 20 },
  held: { count: 13 },
  cancelled: { count: 1 },
  openedAs: { count: 16 },
  acts: { count: 63 },
};

export const supportReportExamples: ExamplesOf<typeof supportReport> = {
  getSupportReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listSupportReportMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'cancelled', groupBy: 'month', key: '2026-06', limit: 50 },
    reply: {
      items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', count: 2 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 2 },
    },
  },
  getSupportReportFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

import type * as sendingReport from '../../../sales/sending-report.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const total: sendingReport.SendingReport['total'] = {
  made: { count: 48_210, totalCents: 92_114_350 },
  accepted: { count: 48_203, totalCents: 92_101_770 },
  remarked: { count: 2, totalCents: 3450 },
  late: { count: 4, totalCents: 7120 },
  waiting: { count: 6, totalCents: 10_940 },
  refused: { count: 1, totalCents: 1640 },
};
const before: sendingReport.SendingReport['total'] = {
  made: { count: 46_902, totalCents: 89_770_025 },
  accepted: { count: 46_902, totalCents: 89_770_025 },
  remarked: { count: 0, totalCents: 0 },
  late: { count: 0, totalCents: 0 },
  waiting: { count: 0, totalCents: 0 },
  refused: { count: 0, totalCents: 0 },
};

export const sendingReportExamples: ExamplesOf<typeof sendingReport> = {
  getSendingReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listSendingReportMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'late', groupBy: 'month', key: '2026-06', limit: 50 },
    reply: {
      items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', count: 4, totalCents: 7120 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 4, totalCents: 7120 },
    },
  },
  getSendingReportFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

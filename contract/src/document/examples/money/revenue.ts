import type * as revenue from '../../../money/revenue.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const none = { count: 0, cents: 0 };
const documents = { count: 104, subtotalCents: 1_456_000, gstCents: 72_800, qstCents: 145_236, totalCents: 1_674_036 };
const before: revenue.RevenueRow['figures'] = {
  opening: { count: 99, cents: 1_386_000 },
  new: { count: 3, cents: 42_000 },
  resumed: none,
  changed: none,
  paused: none,
  churned: none,
  closing: { count: 102, cents: 1_428_000 },
  invoiced: { count: 102, subtotalCents: 1_428_000, gstCents: 71_400, qstCents: 142_443, totalCents: 1_641_843 },
  credited: { count: 0, subtotalCents: 0, gstCents: 0, qstCents: 0, totalCents: 0 },
};
const total: revenue.RevenueRow['figures'] = {
  opening: { count: 102, cents: 1_428_000 },
  new: { count: 2, cents: 28_000 },
  resumed: { count: 1, cents: 14_000 },
  changed: none,
  paused: { count: 1, cents: 14_000 },
  churned: none,
  closing: { count: 104, cents: 1_456_000 },
  invoiced: documents,
  credited: { count: 1, subtotalCents: 14_000, gstCents: 700, qstCents: 1397, totalCents: 16_097 },
};

export const revenueExamples: ExamplesOf<typeof revenue> = {
  getRevenueReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listRevenueMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'resumed', groupBy: 'month', key: '2026-06' },
    reply: {
      items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', count: 1, cents: 14_000, totalCents: 14_000 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 1, cents: 14_000, totalCents: 14_000 },
    },
  },
  getRevenueFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

import type * as commissions from '../../../money/commissions.ts';
import type { ExamplesOf } from '../example.ts';

const month = '2026-06';
const rate = { kind: 'percent', rate: 50_000 } as const;
const sums = {
  invoices: 1,
  netCents: 4995,
  earnedCents: 250,
  credits: 0,
  creditedCents: 0,
  takenBackCents: 0,
  totalCents: 250,
};
const view = { month, merchants: 1, closedAt: '2026-07-01T04:40:00.000Z', ...sums };
const rates = [{ from: '2026-01', rate }];

export const commissionExamples: ExamplesOf<typeof commissions> = {
  listCommissions: { reply: { items: [view], nextCursor: null, rates } },
  getCommissionStatement: {
    reply: {
      ...view,
      rate,
      lines: [{ merchantId: '0197a1c2-0000-7000-8000-000000000001', company_name: 'Bistro du Quai', ...sums }],
    },
  },
  exportCommissionStatement: { query: { format: 'pdf' } },
  setCommissionRate: { body: rate, reply: { rates } },
};

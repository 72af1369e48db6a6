import type * as reportCharts from '../../../sales/report-charts.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

export const reportChartExamples: ExamplesOf<typeof reportCharts> = {
  getHourlySales: {
    query: { merchantId: MERCHANT_ID },
    reply: {
      day: '2026-06-20',
      beforeDay: '2026-06-13',
      timeZone: 'America/Montreal',
      hours: [
        { hour: 11, bills: 18, soldCents: 64_120, beforeBills: 15, beforeSoldCents: 51_377 },
        { hour: 12, bills: null, soldCents: null, beforeBills: 41, beforeSoldCents: 138_455 },
      ],
    },
  },
  listOutages: {
    query: { merchantId: MERCHANT_ID, from: '2026-06-01', to: '2026-06-30' },
    reply: {
      from: '2026-06-01',
      to: '2026-06-30',
      timeZone: 'America/Montreal',
      items: [{ from: '2026-06-12T18:10:00.000Z', to: '2026-06-12T19:40:00.000Z' }],
    },
  },
};

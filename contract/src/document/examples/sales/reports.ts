import type * as reports from '../../../sales/reports.ts';
import { exampleSummary } from '../base/merchants.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

export const reportExamples: ExamplesOf<typeof reports> = {
  getOverview: {
    reply: {
      merchants: 120,
      activeMerchants: 104,
      unregisteredMerchants: 9,
      partners: 6,
      devices: 231,
      devicesInTrouble: 2,
      acceptedToday: 18_402,
      waiting: 3,
      oldestWaitingAt: '2026-06-20T17:31:00.000Z',
      authorityReachable: true,
      attention: [{ ...exampleSummary, waiting: 3, oldestWaitingAt: '2026-06-20T17:31:00.000Z' }],
      restore: null,
    },
  },
  getTransmissionReport: {
    query: { from: '2026-06-01', to: '2026-06-30' },
    reply: {
      items: [
        {
          merchantId: MERCHANT_ID,
          company_name: 'Bistro du Quai',
          bills: 1204,
          accepted: 1201,
          waiting: 3,
          refused: 0,
          totalCents: 4_218_950,
        },
      ],
      nextCursor: null,
    },
  },
};

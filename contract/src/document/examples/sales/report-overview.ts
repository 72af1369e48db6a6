import type * as overview from '../../../sales/report-overview.ts';
import type { ExamplesOf } from '../example.ts';
import { exampleSummary } from '../base/merchants.ts';

export const overviewExamples: ExamplesOf<typeof overview> = {
  streamOverview: { reply: 'event: ready\ndata: {}\n\nevent: activity\ndata: {}\n\n' },
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
      waitingByAge: { calm: 3, warning: 0, urgent: 0, late: 0 },
      oldestWaitingAt: '2026-06-20T17:31:00.000Z',
      refused: 0,
      stuckRegistrations: 1,
      authorityReachable: true,
      authority: [
        {
          endpoint: 'transactions',
          state: 'responding',
          answered: 18_402,
          failed: 2,
          averageMs: 180,
          answeredAt: '2026-06-20T17:45:03.120Z',
          failedAt: '2026-06-20T09:12:44.000Z',
          failure: null,
        },
      ],
      attention: {
        items: [{ ...exampleSummary, waiting: 3, oldestWaitingAt: '2026-06-20T17:31:00.000Z' }],
        nextCursor: null,
        previousCursor: null,
        count: 1,
      },
      restore: null,
    },
  },
};

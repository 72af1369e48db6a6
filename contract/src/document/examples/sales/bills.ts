import type * as bills from '../../../sales/bills.ts';
import type { ExamplesOf } from '../example.ts';

export const billExamples: ExamplesOf<typeof bills> = {
  waitingTransactions: {
    reply: { count: 3, oldestAt: '2026-06-20T17:31:00.000Z', urgency: 'calm', authorityReachable: false },
  },
  transmitTransactions: { body: { dryRun: false }, reply: { waiting: 3, sent: 3, stillWaiting: 0 } },
};

import type * as standings from '../../../sales/business-standings.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

export const businessStandingExamples: ExamplesOf<typeof standings> = {
  listBusinessStandings: {
    reply: {
      items: [
        {
          merchantId: MERCHANT_ID,
          today: { bills: 42, soldCents: 184_210 },
          weekBefore: { bills: 39, soldCents: 171_805 },
          certificates: 'valid',
          waiting: 2,
          oldestWaitingAt: '2026-06-20T17:30:00.000Z',
          refused: 0,
          devicesInTrouble: 0,
          isStuck: false,
          owedCents: 0,
        },
      ],
    },
  },
};

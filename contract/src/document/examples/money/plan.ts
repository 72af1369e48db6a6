import type * as plan from '../../../money/plan.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const prices = { monthlyServiceCents: 4999, installation: { autonomousCents: 0, assistedCents: 19_900 } };
const moments = { changedAt: '2026-06-20T17:45:00.000Z', countsFrom: '2026-09-01T04:00:00.000Z' };

export const planExamples: ExamplesOf<typeof plan> = {
  getPlan: { reply: prices },
  setPlan: { body: { ...prices, from: '2026-09-01' }, reply: { ...prices, ...moments } },
  listPrices: {
    reply: {
      items: [{ id: OTHER_ID, ...prices, ...moments, changedBy: 'Camille Roy', subscriptions: 0, state: 'to-come' }],
      nextCursor: null,
    },
  },
};

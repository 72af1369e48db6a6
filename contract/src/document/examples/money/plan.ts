import type * as plan from '../../../money/plan.ts';
import type { ExamplesOf } from '../example.ts';

const prices = { monthlyServiceCents: 4999, installation: { autonomousCents: 0, assistedCents: 19_900 } };

export const planExamples: ExamplesOf<typeof plan> = {
  getPlan: { reply: prices },
  setPlan: { body: prices, reply: { ...prices, changedAt: '2026-06-20T17:45:00.000Z' } },
};

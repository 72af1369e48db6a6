import type * as selections from '../../../base/selections.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

export const selectionExamples: ExamplesOf<typeof selections> = {
  createSelection: {
    body: { filter: { states: ['active'], payments: ['no-card'] } },
    reply: {
      id: MERCHANT_ID,
      count: 2,
      first: ['Bistro du Quai', 'Crèmerie du Port'],
      expiresAt: '2026-06-20T18:45:03.120Z',
    },
  },
  exportSelection: { query: { format: 'xlsx' } },
};

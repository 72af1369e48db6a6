import type * as priceMoves from '../../../money/price-moves.ts';
import type { ExamplesOf } from '../example.ts';
import { INVOICE_ID, MERCHANT_ID, OTHER_ID, PARTNER_ID } from '../ids.ts';

const wanted = { fromPricesId: OTHER_ID, toPricesId: PARTNER_ID, takesEffectOn: '2026-09-01' };
const amounts = { fromCents: 4999, toCents: 5499 };

const move = {
  id: INVOICE_ID,
  state: 'announced',
  ...amounts,
  takesEffectOn: wanted.takesEffectOn,
  announcedAt: '2026-07-20T17:45:00.000Z',
  announcedBy: 'Camille Roy',
  cancelledAt: null,
  cancelledBy: null,
  counts: { all: 214, waiting: 90, notified: 123, moved: 0, leftOut: 1, cancelled: 0 },
} as const;

export const priceMoveExamples: ExamplesOf<typeof priceMoves> = {
  getPriceMovePlan: {
    query: wanted,
    reply: {
      ...wanted,
      ...amounts,
      count: 214,
      byState: { active: 180, pausing: 4, paused: 30 },
      byInstallation: { autonomous: 150, assisted: 64 },
      elsewhere: 0,
      monthlyDifferenceCents: 90_000,
      renewals: [
        { on: '2026-09-01', count: 100 },
        { on: '2026-09-15', count: 80 },
      ],
    },
  },
  announcePriceMove: { body: { ...wanted, count: 214 }, reply: move },
  listPriceMoves: { reply: { items: [move] } },
  getPriceMove: {
    reply: {
      ...move,
      leftOut: [{ merchantId: MERCHANT_ID, companyName: 'Bistro du Quai', reason: 'no-owner' }],
    },
  },
  cancelPriceMove: {
    reply: {
      ...move,
      state: 'cancelled',
      cancelledAt: '2026-07-21T13:00:00.000Z',
      cancelledBy: 'Camille Roy',
      counts: { ...move.counts, waiting: 0, notified: 0, cancelled: 213 },
    },
  },
};

import type * as merchantBatches from '../../../people/merchant-batches.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, PARTNER_ID } from '../ids.ts';

const batch = {
  id: MERCHANT_ID,
  action: 'assign-partner',
  about: 'Services Boréal',
  askedBy: 'Alex Roy',
  askedAt: '2026-06-20T17:45:03.120Z',
  endedAt: null,
  state: 'running',
  counts: { all: 214, waiting: 90, done: 122, unchanged: 1, refused: 1, failed: 0, cancelled: 0 },
} as const;

export const merchantBatchExamples: ExamplesOf<typeof merchantBatches> = {
  startMerchantBatch: {
    body: { action: 'assign-partner', selectionId: MERCHANT_ID, count: 214, partnerId: PARTNER_ID },
    reply: batch,
  },
  listMerchantBatches: { reply: { items: [batch] } },
  getMerchantBatch: {
    reply: {
      ...batch,
      left: [{ merchantId: MERCHANT_ID, companyName: 'Bistro du Quai', outcome: 'refused', reason: 'moved-meanwhile' }],
    },
  },
  cancelMerchantBatch: { reply: { ...batch, state: 'cancelled', endedAt: '2026-06-20T17:46:00.000Z' } },
  exportMerchantBatch: {},
};

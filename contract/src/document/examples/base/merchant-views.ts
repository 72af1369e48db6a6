import type * as merchantViews from '../../../base/merchant-views.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const kept = {
  name: 'À relancer',
  wanted: { payments: ['past-due', 'refused'] as ('past-due' | 'refused')[] },
  sort: '-lastBill',
  columns: ['city', 'payment', 'lastBill'] as ('city' | 'payment' | 'lastBill')[],
  isShared: false,
  isDefault: true,
} as const;

const view = { ...kept, id: MERCHANT_ID, isOwn: true, dropped: [] };

export const merchantViewExamples: ExamplesOf<typeof merchantViews> = {
  listMerchantViews: { reply: { items: [view] } },
  createMerchantView: { body: kept, reply: view },
  updateMerchantView: { body: kept, reply: view },
  removeMerchantView: {},
};

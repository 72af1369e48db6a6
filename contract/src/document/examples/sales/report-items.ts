import type * as reportItems from '../../../sales/report-items.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const soup = { soldQuantity: 412, returnedQuantity: -2, grossCents: 267_800, refundedCents: -1300, netCents: 266_500 };

export const reportItemExamples: ExamplesOf<typeof reportItems> = {
  getItemReport: {
    query: { merchantId: MERCHANT_ID, from: '2026-06-01', to: '2026-06-30' },
    reply: {
      from: '2026-06-01',
      to: '2026-06-30',
      timeZone: 'America/Montreal',
      total: soup,
      items: [{ ...soup, item: 'Soupe du jour', code: 'soupe' }],
      categories: [{ ...soup, category: 'entrees', name: 'Entrées' }],
      uncategorized: null,
      others: null,
    },
  },
};

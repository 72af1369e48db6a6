import type * as exports from '../../../base/exports.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID, OTHER_ID } from '../ids.ts';

export const exportExamples: ExamplesOf<typeof exports> = {
  listExports: {
    reply: {
      items: [
        {
          id: OTHER_ID,
          kind: 'log',
          merchantId: MERCHANT_ID,
          companyName: 'Bistro du Quai',
          from: '2020-01-01',
          to: '2026-06-30',
          format: 'csv',
          state: 'ready',
          askedAt: '2026-06-30T17:45:03.120Z',
          startedAt: '2026-06-30T17:45:03.480Z',
          rows: 812_406,
          rowsDone: 812_406,
          bytes: 148_902_117,
          expiresAt: '2026-07-02T17:46:11.031Z',
        },
      ],
    },
  },
  getExportFile: {},
  cancelExport: {},
};

import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';
import type * as taxes from '../../../base/taxes.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const wanted = {
  from: '2026-12-14',
  until: '2027-02-15',
  tax: 'gst',
  classes: ['meal', 'drink', 'beer-wine-cider'],
  rate: 0,
} as const;

const { version, rows } = TAX_CALENDAR;
const calendar = { version, rows: rows.map(({ classes, ...row }) => ({ ...row, classes: [...classes] })) };
const source = 'Loi sur l’allègement temporaire, chapitre 31';

const announced = {
  id: OTHER_ID,
  ...wanted,
  classes: [...wanted.classes],
  state: 'announced',
  source,
  announcedAt: '2026-11-21T15:00:00.000Z',
  announcedBy: 'Camille Roy',
  isOwn: false,
  confirmedAt: null,
  confirmedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
  letters: { ordered: 0, sent: 0 },
} as const;
const confirmed = {
  ...announced,
  state: 'confirmed',
  confirmedAt: '2026-11-21T16:10:00.000Z',
  confirmedBy: 'Alex Tremblay',
} as const;

export const taxExamples: ExamplesOf<typeof taxes> = {
  getTaxCalendar: { reply: calendar },
  listTaxRows: { reply: { version, builtIn: calendar.rows, announced: [announced] } },
  announceTaxRow: { body: { id: OTHER_ID, ...wanted, classes: [...wanted.classes], source }, reply: announced },
  confirmTaxRow: { reply: confirmed },
  withdrawTaxRow: {
    reply: {
      ...confirmed,
      state: 'withdrawn',
      withdrawnAt: '2026-11-22T14:00:00.000Z',
      withdrawnBy: 'Camille Roy',
      letters: { ordered: 412, sent: 398 },
    },
  },
};

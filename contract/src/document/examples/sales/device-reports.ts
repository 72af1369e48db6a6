import type * as userReports from '../../../sales/device-reports.ts';
import type { ExamplesOf } from '../example.ts';
import { OTHER_ID } from '../ids.ts';

const report = {
  kind: 'user-report',
  id: OTHER_ID,
  receivedAt: '2026-06-20T17:45:03.120Z',
  reportedAt: '20260620134503',
  userName: 'Camille Roy',
  number: '0000123456',
  errors: [],
} as const;

const declaration = {
  kind: 'third-party-declaration',
  id: OTHER_ID,
  receivedAt: '2026-06-20T17:50:03.120Z',
  thirdParty: 'Hot-dogs du port',
  reason: 'new',
  number: '0000123457',
  errors: [],
} as const;

export const userReportExamples: ExamplesOf<typeof userReports> = {
  listUserReports: {
    reply: {
      items: [
        { ...declaration, errors: [] },
        { ...report, errors: [] },
      ],
      nextCursor: null,
    },
  },
  getUserReport: {
    reply: {
      report: { ...report, errors: [] },
      document: 'RT=812345678RT0001;TQ=4071234567TQ0001;UT=Camille Roy;NO=7K2Q-12;MT=+000000005.75',
      tradeName: 'Bistro du Quai',
      addressLines: ['45, rue du Quai', 'Québec (Québec) G1K 3Z4'],
      last: { form: 'PAP', psiNoTrans: '7KQ2-M4XD-19TB-Z0RC', psiDatTrans: '20260620134001', errors: [] },
    },
  },
  getUserReportPdf: {},
};

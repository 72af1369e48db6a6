import type * as onboardingReport from '../../../people/onboarding-report.ts';
import type { ExamplesOf } from '../example.ts';
import { MERCHANT_ID } from '../ids.ts';

const total: onboardingReport.OnboardingReport['total'] = {
  signedUp: { count: 12, days: 24 },
  information: { count: 10, days: 20 },
  paid: { count: 9, days: 18 },
  linked: { count: 9, days: 18 },
  certified: { count: 8, days: 16 },
  billed: { count: 7, days: 14 },
  stuckInformation: { count: 2, days: 4 },
  stuckPaid: { count: 1, days: 2 },
  stuckLinked: { count: 0, days: 0 },
  stuckCertified: { count: 1, days: 2 },
  stuckBilled: { count: 1, days: 2 },
};
const before: onboardingReport.OnboardingReport['total'] = {
  signedUp: { count: 11, days: 22 },
  information: { count: 9, days: 18 },
  paid: { count: 8, days: 16 },
  linked: { count: 8, days: 16 },
  certified: { count: 7, days: 14 },
  billed: { count: 6, days: 12 },
  stuckInformation: { count: 1, days: 2 },
  stuckPaid: { count: 0, days: 0 },
  stuckLinked: { count: 0, days: 0 },
  stuckCertified: { count: 0, days: 0 },
  stuckBilled: { count: 0, days: 0 },
};

export const onboardingReportExamples: ExamplesOf<typeof onboardingReport> = {
  getOnboardingReport: {
    query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month' },
    reply: {
      before: { from: '2026-05-01', to: '2026-05-31' },
      total,
      totalBefore: before,
      rows: [{ key: '2026-06', name: null, figures: total, before }],
    },
  },
  listOnboardingReportMerchants: {
    query: { from: '2026-06-01', to: '2026-06-30', figure: 'stuckPaid', groupBy: 'month', key: '2026-06', limit: 50 },
    reply: {
      items: [{ merchantId: MERCHANT_ID, company_name: 'Bistro du Quai', count: 1, days: 2 }],
      nextCursor: null,
      previousCursor: null,
      total: { merchants: 1, count: 1, days: 2 },
    },
  },
  getOnboardingReportFile: { query: { from: '2026-06-01', to: '2026-06-30', groupBy: 'month', format: 'xlsx' } },
};

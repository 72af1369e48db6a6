import type * as billingRuns from '../../../money/billing-runs.ts';
import type { ExamplesOf } from '../example.ts';

const counts = '"pauses":0,"paid":12,"declined":1,"withoutCard":0,"unavailable":0,"unknown":0';

export const billingRunExamples: ExamplesOf<typeof billingRuns> = {
  runBilling: {
    body: { now: '2027-01-15T05:00:00.000Z' },
    reply: `{"step":"payments","invoices":13,"invoicedCents":74724,${counts}}\n{"step":"done","invoices":13,"invoicedCents":74724,${counts}}\n`,
  },
};

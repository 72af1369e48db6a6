import type { SalesFigures, SalesReport, TaxReport } from '@comptoir/contract/sales/reports';

/** Figures of a period without a sale. */
export const NO_SALES: SalesFigures = {
  sales: 0,
  refunds: 0,
  grossCents: 0,
  refundedCents: 0,
  netCents: 0,
  gstCents: 0,
  qstCents: 0,
  soldCents: 0,
  adjustmentCents: 0,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 0,
};

/** A sales report, of nothing unless stated. */
export const aSalesReport = (overrides: Partial<SalesReport> = {}): SalesReport => ({
  from: '2026-06-01',
  to: '2026-06-20',
  timeZone: 'America/Montreal',
  total: NO_SALES,
  before: { from: '2026-05-12', to: '2026-05-31', total: NO_SALES, days: [] },
  days: [],
  kinds: [],
  payments: [],
  devices: [],
  employees: [],
  ...overrides,
});

const TAXES = {
  salesCents: 3_641_829,
  gstCents: 182_091,
  qstCents: 363_272,
  gstBaseCents: 3_641_829,
  qstBaseCents: 3_641_829,
  gstOfBaseCents: 182_090,
  qstOfBaseCents: 363_272,
  soldCents: 4_187_192,
};

/** The taxes of June, all bills of which Revenu Québec has unless stated otherwise. */
export const aTaxReport = (authority: Partial<TaxReport['authority']> = {}): TaxReport => ({
  from: '2026-06-01',
  to: '2026-06-20',
  timeZone: 'America/Montreal',
  total: TAXES,
  months: [{ ...TAXES, month: '2026-06' }],
  quarters: [{ ...TAXES, quarter: '2026-Q2' }],
  authority: {
    acceptedBills: 1190,
    acceptedCents: 4_187_192,
    outstandingBills: 0,
    outstandingCents: 0,
    refusedBills: 0,
    refusedCents: 0,
    unexplainedCents: 0,
    bills: [],
    counters: [],
    ...authority,
  },
});

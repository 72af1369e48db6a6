import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import type { HourlySales, Outages } from '@comptoir/contract/sales/report-charts';
import type { ItemReport } from '@comptoir/contract/sales/report-items';
import type {
  SalesFigures,
  SalesReport,
  TaxReport,
  TransmissionReport,
  TransmissionReportRow,
} from '@comptoir/contract/sales/reports';

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
  given: null,
  before: { from: '2026-05-12', to: '2026-05-31', total: NO_SALES, days: [] },
  days: [],
  kinds: [],
  payments: [],
  devices: [],
  employees: [],
  ...overrides,
});

/** Sales by item, each with its net amount in cents; they were sold once each. */
export function anItemReport(netOf: Readonly<Record<string, number>> = {}): ItemReport {
  const figures = (quantity: number, netCents: number) => ({
    soldQuantity: quantity,
    returnedQuantity: 0,
    grossCents: netCents,
    refundedCents: 0,
    netCents,
  });
  const nets = Object.entries(netOf);
  return {
    from: '2026-06-01',
    to: '2026-06-20',
    timeZone: 'America/Montreal',
    total: figures(
      nets.length,
      nets.reduce((sum, [, net]) => sum + net, 0),
    ),
    items: nets.map(([item, net]) => ({ item, code: null, ...figures(1, net) })),
    categories: [],
    uncategorized: null,
    others: null,
  };
}

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
  given: null,
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

/** Today and a week before, without a sale unless stated; it is noon. */
export const anHourlySales = (
  sold: Readonly<Record<number, Partial<HourlySales['hours'][number]>>> = {},
): HourlySales => ({
  day: '2026-06-20',
  beforeDay: '2026-06-13',
  timeZone: 'America/Montreal',
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    bills: hour <= 12 ? 0 : null,
    soldCents: hour <= 12 ? 0 : null,
    beforeBills: 0,
    beforeSoldCents: 0,
    ...sold[hour],
  })),
});

export const theOutages = (...items: Outages['items']): Outages => ({
  from: '2026-06-01',
  to: '2026-06-20',
  timeZone: 'America/Montreal',
  items,
});

/** The year 2025 with one sale in June, whole and agreed unless stated. */
export function anAnnualReport(overrides: Partial<AnnualReport> = {}): AnnualReport {
  const { total, months, quarters, authority } = aTaxReport();
  return {
    year: 2025,
    firstMonth: 1,
    from: '2025-01-01',
    to: '2025-12-31',
    timeZone: 'America/Montreal',
    madeAt: '2026-06-20T16:00:00.000Z',
    company: { name: 'Bistro du Quai', fileNumber: null, qstNumber: null, gstNumber: null },
    informationChanges: [],
    total: NO_SALES,
    before: { from: '2024-01-01', to: '2024-12-31', total: NO_SALES },
    months: Array.from({ length: 12 }, (_, index) => ({
      ...NO_SALES,
      month: `2025-${String(index + 1).padStart(2, '0')}`,
    })),
    taxes: { total, months, quarters },
    kinds: [],
    payments: [],
    devices: [],
    employees: [],
    certificates: [],
    earlierRefunds: { bills: 0, soldCents: 0 },
    outages: { count: 0, minutes: 0, longest: [] },
    late: { bills: 0, oldest: [] },
    authority,
    proof: { root: null, devices: [] },
    kept: null,
    ...overrides,
  };
}

/** Transmissions per merchant: all on one page, and what they add up to. */
export function aTransmissionReport(items: TransmissionReportRow[] = []): TransmissionReport {
  const sum = (of: 'bills' | 'accepted' | 'waiting' | 'refused' | 'totalCents'): number =>
    items.reduce((total, row) => total + row[of], 0);
  return {
    items,
    nextCursor: null,
    previousCursor: null,
    total: {
      merchants: items.length,
      bills: sum('bills'),
      accepted: sum('accepted'),
      waiting: sum('waiting'),
      refused: sum('refused'),
      totalCents: sum('totalCents'),
    },
  };
}

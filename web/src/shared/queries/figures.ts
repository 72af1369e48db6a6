import type { Endpoint } from '@comptoir/contract/endpoint';
import type {
  getSupportReport,
  getSupportReportFile,
  listSupportReportMerchants,
} from '@comptoir/contract/help/support-report';
import type {
  getInvoiceReport,
  getInvoiceReportFile,
  listInvoiceReportMerchants,
} from '@comptoir/contract/money/invoice-report';
import type { getRevenueFile, getRevenueReport, listRevenueMerchants } from '@comptoir/contract/money/revenue';
import type {
  getOnboardingReport,
  getOnboardingReportFile,
  listOnboardingReportMerchants,
} from '@comptoir/contract/people/onboarding-report';
import type {
  getCertificateReport,
  getCertificateReportFile,
  listCertificateReportMerchants,
} from '@comptoir/contract/sales/certificate-report';
import type {
  getSendingReport,
  getSendingReportFile,
  listSendingReportMerchants,
} from '@comptoir/contract/sales/sending-report';
import type { FigurePeriod } from '@comptoir/domain/base/figures/figure-period';
import type { FigureGroup, Measure } from '@comptoir/domain/base/figures/figure-section';
import { asFigures } from '@comptoir/domain/money/revenue/revenue-section';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { fetchRows, type RowFile } from '../http/fetch-rows.ts';

/** Period and grouping of a report. */
export interface FigureQuery extends FigurePeriod {
  readonly groupBy: FigureGroup;
}

/** A figure as any section has it: how many, and what of it is counted there. */
export type ShownValue = Readonly<{ count: number } & Partial<Record<Measure, number>>>;
export type ShownFigures = Readonly<Record<string, ShownValue>>;

export interface ShownReport {
  readonly before: FigurePeriod;
  readonly total: ShownFigures;
  readonly totalBefore: ShownFigures;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string | null;
    readonly figures: ShownFigures;
    readonly before: ShownFigures | null;
  }[];
}

export type ShownMerchant = ShownValue & { readonly merchantId: string; readonly company_name: string };

/** A page of the merchants behind a figure, and what all of them come to. */
export interface ShownMerchants {
  readonly items: readonly ShownMerchant[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
  readonly total: ShownValue & { readonly merchants: number };
}

/** Figure and row of a report, and the place in the list of its merchants. */
export interface BehindQuery extends FigureQuery {
  readonly figure: string;
  readonly key?: string;
  readonly cursor?: number;
}

/** Reads a section; the query comes from the section’s own lists, as its schemas have them. */
const read =
  <E extends Endpoint>(path: E['path']) =>
  (query: object, signal: AbortSignal) =>
    call<E>('GET', path, { query, signal });

const REPORTS = {
  sending: read<typeof getSendingReport>('/reports/sending'),
  invoices: read<typeof getInvoiceReport>('/reports/invoices'),
  onboarding: read<typeof getOnboardingReport>('/reports/onboarding'),
  certificates: read<typeof getCertificateReport>('/reports/certificates'),
  support: read<typeof getSupportReport>('/reports/support'),
  revenue: async (query: object, signal: AbortSignal): Promise<ShownReport> => {
    const report = await read<typeof getRevenueReport>('/reports/revenue')(query, signal);
    return {
      ...report,
      total: asFigures(report.total),
      totalBefore: asFigures(report.totalBefore),
      rows: report.rows.map((row) => ({
        ...row,
        figures: asFigures(row.figures),
        before: row.before && asFigures(row.before),
      })),
    };
  },
} satisfies Record<string, (query: object, signal: AbortSignal) => Promise<ShownReport>>;

const MERCHANTS = {
  sending: read<typeof listSendingReportMerchants>('/reports/sending/merchants'),
  invoices: read<typeof listInvoiceReportMerchants>('/reports/invoices/merchants'),
  onboarding: read<typeof listOnboardingReportMerchants>('/reports/onboarding/merchants'),
  certificates: read<typeof listCertificateReportMerchants>('/reports/certificates/merchants'),
  support: read<typeof listSupportReportMerchants>('/reports/support/merchants'),
  revenue: async (query: object, signal: AbortSignal): Promise<ShownMerchants> => {
    const page = await read<typeof listRevenueMerchants>('/reports/revenue/merchants')(query, signal);
    const { cents: subtotalCents, ...total } = page.total;
    return {
      ...page,
      items: page.items.map(({ cents, ...merchant }) => ({ ...merchant, subtotalCents: cents })),
      total: { ...total, subtotalCents },
    };
  },
} satisfies Record<keyof typeof REPORTS, (query: object, signal: AbortSignal) => Promise<ShownMerchants>>;

/** The sections of the administrators’ reports that are made of figures. */
export type FigureSectionName = keyof typeof REPORTS;

/** A section in a period, by the rows of a group. */
export const figureReportQuery = (name: FigureSectionName, query: FigureQuery) =>
  queryOptions<ShownReport>({
    queryKey: ['figures', 'report', name, query],
    queryFn: ({ signal }) => REPORTS[name](query, signal),
  });

/** As many as are read at a glance. */
const PAGE = 50;

/** A page of the merchants behind a figure; the former page stays in sight while another one is on its way. */
export const figureMerchantsQuery = (name: FigureSectionName, query: BehindQuery) =>
  queryOptions<ShownMerchants>({
    queryKey: ['figures', 'merchants', name, query],
    queryFn: ({ signal }) => MERCHANTS[name]({ ...query, limit: PAGE }, signal),
    placeholderData: keepPreviousData,
  });

const fetchFrom =
  <E extends Endpoint>(path: E['path']) =>
  (query: object): Promise<RowFile> =>
    fetchRows<E>(path, { query }, () => {});

const FILES: Readonly<Record<FigureSectionName, (query: object) => Promise<RowFile>>> = {
  sending: fetchFrom<typeof getSendingReportFile>('/reports/sending/file'),
  invoices: fetchFrom<typeof getInvoiceReportFile>('/reports/invoices/file'),
  onboarding: fetchFrom<typeof getOnboardingReportFile>('/reports/onboarding/file'),
  certificates: fetchFrom<typeof getCertificateReportFile>('/reports/certificates/file'),
  support: fetchFrom<typeof getSupportReportFile>('/reports/support/file'),
  revenue: fetchFrom<typeof getRevenueFile>('/reports/revenue/file'),
};

/** The same figures as a file. */
export const fetchFigureFile = (
  name: FigureSectionName,
  query: FigureQuery & { readonly format: 'csv' | 'xlsx' | 'pdf' },
): Promise<RowFile> => FILES[name](query);

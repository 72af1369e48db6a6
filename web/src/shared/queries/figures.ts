import type { Endpoint } from '@comptoir/contract/endpoint';
import type { FIGURE_REPORTS } from '@comptoir/contract/figure-reports';
import type { getRevenueFile, getRevenueReport, listRevenueMerchants } from '@comptoir/contract/money/revenue';
import type { FigurePeriod } from '@comptoir/domain/base/figures/figure-period';
import type { FigureGroup, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { FigureSectionName } from '@comptoir/domain/figure-sections';
import { asFigures } from '@comptoir/domain/money/revenue/revenue-figures';
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

/** Reads of a section; the query comes from the section’s own lists, as its schemas have them. */
interface Read {
  readonly report: (query: object, signal: AbortSignal) => Promise<ShownReport>;
  readonly merchants: (query: object, signal: AbortSignal) => Promise<ShownMerchants>;
}

/** The calls that all sections have alike. */
type Alike = (typeof FIGURE_REPORTS)[keyof typeof FIGURE_REPORTS];

const read =
  <E extends Endpoint>(path: E['path']) =>
  (query: object, signal: AbortSignal) =>
    call<E>('GET', path, { query, signal });

/** The revenue has a form of its own. */
const REVENUE: Read = {
  report: async (query, signal) => {
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
  merchants: async (query, signal) => {
    const page = await read<typeof listRevenueMerchants>('/reports/revenue/merchants')(query, signal);
    const { cents: subtotalCents, ...total } = page.total;
    return {
      ...page,
      items: page.items.map(({ cents, ...merchant }) => ({ ...merchant, subtotalCents: cents })),
      total: { ...total, subtotalCents },
    };
  },
};

const readsOf = (name: FigureSectionName): Read =>
  name === 'revenue'
    ? REVENUE
    : {
        report: read<Alike['report']>(`/reports/${name}`),
        merchants: read<Alike['merchants']>(`/reports/${name}/merchants`),
      };

/** A section in a period, by the rows of a group. */
export const figureReportQuery = (name: FigureSectionName, query: FigureQuery) =>
  queryOptions<ShownReport>({
    queryKey: ['figures', 'report', name, query],
    queryFn: ({ signal }) => readsOf(name).report(query, signal),
  });

/** As many as are read at a glance. */
const PAGE = 50;

/** A page of the merchants behind a figure; the former page stays in sight while another one is on its way. */
export const figureMerchantsQuery = (name: FigureSectionName, query: BehindQuery) =>
  queryOptions<ShownMerchants>({
    queryKey: ['figures', 'merchants', name, query],
    queryFn: ({ signal }) => readsOf(name).merchants({ ...query, limit: PAGE }, signal),
    placeholderData: keepPreviousData,
  });

/** The same figures as a file. */
export const fetchFigureFile = (
  name: FigureSectionName,
  query: FigureQuery & { readonly format: 'csv' | 'xlsx' | 'pdf' },
): Promise<RowFile> => fetchRows<Alike['file'] | typeof getRevenueFile>(`/reports/${name}/file`, { query }, () => {});

import type { RevenueFigure, RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { revenueMerchantsQuery, revenueQuery } from '../../../shared/queries/money.ts';

/** Our revenue in a period. */
export const useRevenue = (period: ReportPeriod, groupBy: RevenueGroup) => useQuery(revenueQuery(period, groupBy));

/** Which figure's merchants are shown; `key` undefined for all rows. */
export interface BehindWhat {
  readonly figure: RevenueFigure;
  readonly key: string | undefined;
}

/** The merchants behind a figure. */
export const useMerchantsBehind = (period: ReportPeriod, groupBy: RevenueGroup, { figure, key }: BehindWhat) =>
  useQuery(revenueMerchantsQuery({ ...period, groupBy, figure, ...(key ? { key } : {}) }));

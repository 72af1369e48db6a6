import type { exportSalesReport, SalesDimension } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { salesReportQuery, taxReportQuery } from '../../../shared/queries/sales.ts';

/** What was sold in a period, and in the one before. */
export const useSalesReport = (period: ReportPeriod) => useQuery(salesReportQuery(useMerchantScope(), period));

/** Taxes of a period, and whether Revenu Québec has its bills. */
export const useTaxReport = (period: ReportPeriod) => useQuery(taxReportQuery(useMerchantScope(), period));

/** Fetches the figures along a dimension as a file. */
export function useSalesFile(period: ReportPeriod, by: SalesDimension) {
  const scope = useMerchantScope();
  return (format: 'csv' | 'xlsx'): Promise<RowFile> =>
    fetchRows<typeof exportSalesReport>(
      '/reports/sales/export',
      { query: { ...scope, ...period, by, format } },
      () => {},
    );
}

import type { getAnnualPdf, getAnnualWorkbook, setFiscalYear } from '@comptoir/contract/sales/annual-reports';
import type { getSalesPdf, getTaxPdf, getTaxWorkbook } from '@comptoir/contract/sales/report-documents';
import type { exportSalesReport, SalesDimension } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import {
  annualReportQuery,
  fiscalYearQuery,
  itemReportQuery,
  salesReportQuery,
  taxReportQuery,
  type WantedYear,
} from '../../../shared/queries/sales.ts';

/** Sales of a period, and of the one before. */
export const useSalesReport = (period: ReportPeriod) => useQuery(salesReportQuery(useMerchantScope(), period));

/** Sales of a period, by item. */
export const useItemReport = (period: ReportPeriod) => useQuery(itemReportQuery(useMerchantScope(), period));

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

/** With which month the fiscal year begins. */
export const useFiscalYear = () => useQuery(fiscalYearQuery(useMerchantScope()));

/** Says with which month it begins. */
export function useSetFiscalYear() {
  const query = useMerchantScope();
  return useChange(
    (firstMonth: number) => call<typeof setFiscalYear>('PUT', '/reports/fiscal-year', { query, body: { firstMonth } }),
    'reports',
  );
}

/** Everything of a year. */
export const useAnnualReport = (wanted: WantedYear) => useQuery(annualReportQuery(useMerchantScope(), wanted));

/** Fetches the sales of a period as a document. */
export function useSalesPdf(period: ReportPeriod) {
  const query = { ...useMerchantScope(), ...period };
  return (): Promise<RowFile> => fetchRows<typeof getSalesPdf>('/reports/sales/pdf', { query }, () => {});
}

/** Fetches the taxes of a period as a document or a workbook. */
export function useTaxFile(period: ReportPeriod) {
  const query = { ...useMerchantScope(), ...period };
  return (format: 'pdf' | 'xlsx'): Promise<RowFile> =>
    format === 'pdf'
      ? fetchRows<typeof getTaxPdf>('/reports/taxes/pdf', { query }, () => {})
      : fetchRows<typeof getTaxWorkbook>('/reports/taxes/xlsx', { query }, () => {});
}

/** Fetches the report of a year, as it is today or as it was kept. */
export function useAnnualFile({ year, firstMonth }: WantedYear) {
  const scope = useMerchantScope();
  return (format: 'pdf' | 'xlsx', version: 'current' | 'kept'): Promise<RowFile> => {
    const input = { params: { year }, query: { ...scope, firstMonth, version } };
    return format === 'pdf'
      ? fetchRows<typeof getAnnualPdf>('/reports/annual/:year/pdf', input, () => {})
      : fetchRows<typeof getAnnualWorkbook>('/reports/annual/:year/xlsx', input, () => {});
  };
}

import type { TransmissionReport, TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { MerchantLink } from '../../../shared/merchants/merchant-link.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column, Sort } from '../../../ui/table-column.ts';

/** Order of the rows, by the server. */
export interface Order {
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

interface ReportTableProps extends Order {
  readonly period: ReportPeriod;
  readonly report: TransmissionReport;
}

/** A page of merchants, and what all of them add up to. */
export function ReportTable({ period, report: { items, total }, ...order }: ReportTableProps) {
  const t = useTranslations('reports');
  const columns = useColumns();
  const figures = columns.map(({ key, cell }) => [key, cell({ ...total, merchantId: '', company_name: '' })] as const);
  return (
    <DataTable
      {...order}
      rows={items}
      caption={t('caption', period)}
      columns={columns}
      idOf={({ merchantId }) => merchantId}
      totals={{ ...Object.fromEntries(figures), name: t('all', { count: total.merchants }) }}
    />
  );
}

function useColumns(): Column<TransmissionReportRow>[] {
  const t = useTranslations('reports');
  const language = useLanguage();
  const figure = (
    key: 'bills' | 'accepted' | 'waiting' | 'refused',
    tone?: 'warning' | 'error',
  ): Column<TransmissionReportRow> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    // what was accepted follows from the others
    ...(key === 'accepted' ? { phone: 'hidden' as const } : {}),
    sortBy: (row) => row[key],
    cell: (row) => (tone ? <Watched count={row[key]} tone={tone} /> : formatNumber(row[key], language)),
  });
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ company_name: name }) => name,
      cell: ({ merchantId, company_name: name }) => <MerchantLink id={merchantId} name={name} />,
    },
    figure('bills'),
    figure('accepted'),
    figure('waiting', 'warning'),
    figure('refused', 'error'),
    {
      key: 'total',
      header: t('columns.total'),
      isFigure: true,
      phone: 'primary',
      sortBy: ({ totalCents }) => totalCents,
      cell: ({ totalCents }) => formatMoney(cents(totalCents), language),
    },
  ];
}

/** A figure that should be nought, and stands out when it is not. */
function Watched({ count, tone }: { readonly count: number; readonly tone: 'warning' | 'error' }) {
  const text = formatNumber(count, useLanguage());
  return count === 0 ? text : <StatusBadge tone={tone}>{text}</StatusBadge>;
}

import type { TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { totalOf, type ReportFigures } from './total-of.ts';

interface ReportTableProps {
  readonly period: ReportPeriod;
  readonly rows: readonly TransmissionReportRow[];
}

export function ReportTable({ period, rows }: ReportTableProps) {
  const t = useTranslations('reports');
  const language = useLanguage();
  const number = (count: number): string => formatNumber(count, language);
  const figuresOf = (row: ReportFigures) => ({
    bills: number(row.bills),
    accepted: number(row.accepted),
    waiting: <Watched count={row.waiting} tone="warning" />,
    refused: <Watched count={row.refused} tone="error" />,
    total: formatMoney(cents(row.totalCents), language),
  });
  return (
    <CardTable
      caption={t('caption', period)}
      heading="name"
      figures={['bills', 'accepted', 'waiting', 'refused', 'total']}
      headers={{
        name: t('columns.name'),
        bills: t('columns.bills'),
        accepted: t('columns.accepted'),
        waiting: t('columns.waiting'),
        refused: t('columns.refused'),
        total: t('columns.total'),
      }}
      rows={rows.map((row) => ({
        id: row.merchantId,
        cells: {
          name: (
            <Link to="/dashboard" search={{ merchantId: row.merchantId }}>
              <strong>{row.company_name}</strong>
            </Link>
          ),
          ...figuresOf(row),
        },
      }))}
      totals={{ name: t('all', { count: rows.length }), ...figuresOf(totalOf(rows)) }}
    />
  );
}

/** A figure that should be nought, and stands out when it is not. */
function Watched({ count, tone }: { readonly count: number; readonly tone: 'warning' | 'error' }) {
  const text = formatNumber(count, useLanguage());
  return count === 0 ? text : <StatusBadge tone={tone}>{text}</StatusBadge>;
}

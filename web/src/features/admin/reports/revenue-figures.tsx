import type { RevenueReport } from '@comptoir/contract/money/revenue';
import type { RevenueGroup } from '@comptoir/domain/money/revenue/revenue-figures';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatLongDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReportIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueMerchants } from './revenue-merchants.tsx';
import { RevenueTable } from './revenue-table.tsx';
import type { NamedRow } from './use-revenue-words.ts';

const PARTS = ['recurring', 'documents'] as const;

interface RevenueFiguresProps {
  readonly period: ReportPeriod;
  readonly groupBy: RevenueGroup;
  readonly report: RevenueReport;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
}

/** The picture, the tables, and the merchants behind the figure that is looked into. */
export function RevenueFigures({ period, groupBy, report, rows, onClose }: RevenueFiguresProps) {
  const t = useTranslations('revenue');
  const language = useLanguage();
  const { figure, key } = useSearch({ strict: false });
  const { from, to } = report.before;
  if (isEmpty(report)) return <EmptyState icon={<ReportIcon size={24} />} title={t('empty')} />;
  return (
    <>
      <p>
        {t('before', { from: formatLongDay(from, language), to: formatLongDay(to, language) })} {t('note')}
      </p>
      <RevenueChart rows={rows} groupBy={groupBy} />
      {PARTS.map((part) => (
        <Section key={part} title={t(`parts.${part}`)}>
          <RevenueTable part={part} period={period} groupBy={groupBy} total={report.total} rows={rows} />
        </Section>
      ))}
      {figure ? (
        <RevenueMerchants
          period={period}
          groupBy={groupBy}
          what={{ figure, key }}
          row={rows.find((row) => row.key === key)?.label ?? t('all')}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** Whether there is nothing to show, of this period or the one before. */
export const isEmpty = ({ total, totalBefore }: RevenueReport): boolean =>
  [total, totalBefore].every(
    ({ opening, closing, invoiced, credited, churned }) =>
      opening.count + closing.count + invoiced.count + credited.count + churned.count === 0,
  );

import type { TaxFigures, TaxReport } from '@comptoir/contract/sales/reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { quarterOf } from '@comptoir/domain/sales/reports/tax-of-sum';
import { useTranslations } from 'use-intl';
import { formatMoney, formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import { AuthorityCheck } from './authority-check.tsx';
import { GivenReport } from './given-report.tsx';
import { useTaxFile, useTaxReport } from './merchant-reports.api.ts';
import { SaveButton } from '../../../shared/reports/save-button.tsx';

interface Line extends TaxFigures {
  readonly key: string;
  readonly label: string;
}

/** Taxes by month and quarter, how they are rounded, and whether Revenu Québec has their bills. */
export function TaxReportView({ period }: { readonly period: ReportPeriod }) {
  const t = useTranslations('merchantReports');
  const { data, error, refetch } = useTaxReport(period);
  const columns = useColumns();
  const lines = useLines(data);
  const fetchFile = useTaxFile(period);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={8} />;
  const total: Line = { ...data.total, key: '', label: t('total') };
  return (
    <>
      <GivenReport given={data.given} now={{ ...data.total, netCents: data.total.salesCents }} />
      <Section title={t('taxes.title')} lead={t('taxes.lead')}>
        <DataTable
          caption={t('taxes.caption', { from: data.from, to: data.to })}
          isFacts
          columns={columns}
          rows={lines}
          idOf={({ key }) => key}
          totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(total)]))}
        />
        <Row align="stretch">
          <SaveButton label={t('export.pdf')} fetchFile={() => fetchFile('pdf')} />
          <SaveButton label={t('export.xlsx')} fetchFile={() => fetchFile('xlsx')} />
        </Row>
      </Section>
      <AuthorityCheck report={data} />
      <Rounding total={data.total} />
    </>
  );
}

/** Months, each quarter after its own. */
function useLines(report: Pick<TaxReport, 'months' | 'quarters'> | undefined): Line[] {
  const t = useTranslations('merchantReports.taxes');
  const language = useLanguage();
  return (report?.quarters ?? []).flatMap((quarter) => {
    const [year = '', number = ''] = quarter.quarter.split('-Q');
    const own = (report?.months ?? []).filter(({ month }) => quarterOf(month) === quarter.quarter);
    return [
      ...own.map((line) => ({ ...line, key: line.month, label: formatMonth(`${line.month}-01`, language) })),
      { ...quarter, key: quarter.quarter, label: t('quarter', { number, year }) },
    ];
  });
}

function useColumns(): Column<Line>[] {
  const t = useTranslations('merchantReports.taxes');
  const language = useLanguage();
  const amount = (key: keyof typeof AMOUNTS): Column<Line> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    cell: (line) => formatMoney(cents(line[AMOUNTS[key]]), language),
  });
  return [
    { key: 'label', header: t('period'), cell: ({ label }) => label },
    amount('sales'),
    amount('gst'),
    amount('qst'),
    amount('sold'),
  ];
}

const AMOUNTS = { sales: 'salesCents', gst: 'gstCents', qst: 'qstCents', sold: 'soldCents' } as const;

function Rounding({ total }: { readonly total: TaxFigures }) {
  const t = useTranslations('merchantReports.taxes');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(cents(amount), language);
  const inOne = (tax: 'gst' | 'qst') => ({
    label: t(`${tax}OfBase`),
    value: money(total[`${tax}OfBaseCents`]),
    hint: t('difference', {
      collected: money(total[`${tax}Cents`]),
      difference: money(total[`${tax}Cents`] - total[`${tax}OfBaseCents`]),
    }),
  });
  return (
    <Section title={t('roundingTitle')} lead={t('rounding')}>
      <DetailList
        details={[
          { label: t('gstBase'), value: money(total.gstBaseCents) },
          inOne('gst'),
          { label: t('qstBase'), value: money(total.qstBaseCents) },
          inOne('qst'),
        ]}
      />
    </Section>
  );
}

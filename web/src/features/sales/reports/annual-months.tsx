import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { sinceFirstSale } from '@comptoir/domain/sales/reports/since-first-sale';
import { useTranslations } from 'use-intl';
import { formatMoney, formatMonth, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Column } from '../../../ui/table-column.ts';

interface Line {
  readonly label: string;
  readonly sales: number;
  readonly netCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly soldCents: number;
}

/** The months of a year, those without a sale too once there was one, and their sum. */
export function AnnualMonths({ report: { months, before, total, year } }: { readonly report: AnnualReport }) {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const columns = useColumns();
  const lines = sinceFirstSale(months, before.total).map((line) => ({
    ...line,
    label: formatMonth(`${line.month}-01`, language),
  }));
  const sum: Line = { ...total, label: t('total') };
  return (
    <Section title={t('annual.months')}>
      <DataTable
        caption={`${t('annual.months')}, ${year}`}
        isFacts
        columns={columns}
        rows={lines}
        idOf={({ label }) => label}
        totals={Object.fromEntries(columns.map(({ key, cell }) => [key, cell(sum)]))}
      />
    </Section>
  );
}

function useColumns(): Column<Line>[] {
  const t = useTranslations('merchantReports');
  const language = useLanguage();
  const amount = (key: keyof typeof AMOUNTS): Column<Line> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    cell: (line) => formatMoney(cents(line[AMOUNTS[key]]), language),
  });
  return [
    { key: 'label', header: t('annual.month'), cell: ({ label }) => label },
    {
      key: 'sales',
      header: t('columns.sales'),
      isFigure: true,
      isLabelled: true,
      cell: ({ sales }) => formatNumber(sales, language),
    },
    amount('net'),
    amount('gst'),
    amount('qst'),
    amount('sold'),
  ];
}

const AMOUNTS = { net: 'netCents', gst: 'gstCents', qst: 'qstCents', sold: 'soldCents' } as const;

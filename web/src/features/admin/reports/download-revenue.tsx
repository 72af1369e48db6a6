import type { RevenueReport } from '@comptoir/contract/money/revenue';
import { toCsv, type SheetCell } from '@comptoir/domain/base/files/csv';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { amountOf, SHOWN_FIGURES } from './shown-figures.ts';
import type { NamedRow } from './use-revenue-words.ts';

interface DownloadRevenueProps {
  readonly period: ReportPeriod;
  readonly total: RevenueReport['total'];
  readonly rows: readonly NamedRow[];
}

/** The table as a file for a spreadsheet, made in the browser from what is on the screen. */
export function DownloadRevenue({ period: { from, to }, total, rows }: DownloadRevenueProps) {
  const t = useTranslations('revenue');
  const language = useLanguage();
  const download = (): void => {
    const header = ['', ...SHOWN_FIGURES.map((shown) => t(`figures.${shown}`))];
    const lines = rows.map(({ label, figures }) => cells(label, figures));
    const text = toCsv([header, ...lines, cells(t('all'), total)], language);
    saveFile({ name: `${t('fileName')}-${from}-${to}.csv`, type: 'text/csv;charset=utf-8', text });
  };
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={download}>
      {t('download')}
    </Button>
  );
}

const cells = (label: string, figures: RevenueReport['total']): SheetCell[] => [
  label,
  ...SHOWN_FIGURES.map((shown) => ({ amount: amountOf(figures, shown) / 100, decimals: 2 as const })),
];

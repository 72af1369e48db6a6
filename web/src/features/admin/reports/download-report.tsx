import type { TransmissionReportRow } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { toCsv, type SheetCell } from '@comptoir/domain/base/files/csv';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { totalOf, type ReportFigures } from './total-of.ts';

interface DownloadReportProps {
  readonly period: ReportPeriod;
  readonly rows: readonly TransmissionReportRow[];
}

/** The report as a file for a spreadsheet, made in the browser from what is on the screen. */
export function DownloadReport({ period: { from, to }, rows }: DownloadReportProps) {
  const t = useTranslations('reports');
  const language = useLanguage();

  const download = (): void => {
    const headers = (['name', 'bills', 'accepted', 'waiting', 'refused', 'total'] as const).map((key) =>
      t(`columns.${key}`),
    );
    const lines = rows.map((row): SheetCell[] => [row.company_name, ...figureCells(row)]);
    const last: SheetCell[] = [t('all', { count: rows.length }), ...figureCells(totalOf(rows))];
    saveFile({
      name: `${t('fileName')}-${from}-${to}.csv`,
      type: 'text/csv;charset=utf-8',
      text: toCsv([headers, ...lines, last], language),
    });
  };

  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={download}>
      {t('download')}
    </Button>
  );
}

const figureCells = ({ bills, accepted, waiting, refused, totalCents }: ReportFigures): SheetCell[] => [
  ...[bills, accepted, waiting, refused].map((amount) => ({ amount, decimals: 0 })),
  { amount: totalCents / 100, decimals: 2 },
];

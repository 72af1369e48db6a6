import type { TransmissionReport, TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { toCsv, type SheetCell } from '@comptoir/domain/base/files/csv';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { fetchTransmissionReport } from './reports.api.ts';

/** The whole report as a file for a spreadsheet, also where the screen shows a page of it. */
export function DownloadReport({ period }: { readonly period: ReportPeriod }) {
  const t = useTranslations('reports');
  const tErrors = useTranslations('errorMessages');
  const language = useLanguage();
  const headers = (['name', 'bills', 'accepted', 'waiting', 'refused', 'total'] as const).map((key) =>
    t(`columns.${key}`),
  );
  const save = ({ items, total }: TransmissionReport): void => {
    const lines = items.map((row): SheetCell[] => [row.company_name, ...figureCells(row)]);
    const last: SheetCell[] = [t('all', { count: total.merchants }), ...figureCells(total)];
    saveFile({
      name: `${t('fileName')}-${period.from}-${period.to}.csv`,
      type: 'text/csv;charset=utf-8',
      text: toCsv([headers, ...lines, last], language),
    });
  };
  const { mutate, isPending } = useCallOnce({
    mutationFn: () => fetchTransmissionReport(period),
    onSuccess: save,
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });

  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
}

type Figures = Omit<TransmissionReportRow, 'merchantId' | 'company_name'>;

const figureCells = ({ bills, accepted, waiting, refused, totalCents }: Figures): SheetCell[] => [
  ...[bills, accepted, waiting, refused].map((amount) => ({ amount, decimals: 0 })),
  { amount: totalCents / 100, decimals: 2 },
];

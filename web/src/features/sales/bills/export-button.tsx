import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import type { BillsWanted } from '../../../shared/queries/sales.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useExport, type ExportFormat } from './bills.api.ts';

/** All bills of the filter as a file, in a form for spreadsheets or for programs. */
export function ExportButton({ wanted, format }: { readonly wanted: BillsWanted; readonly format: ExportFormat }) {
  const t = useTranslations('bills.export');
  const tErrors = useTranslations('errorMessages');
  const fetchBills = useExport(wanted);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchBills(format),
    onSuccess: (file) => saveBlob(`${t('fileName')}.${format}`, file),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
      {t(format)}
    </Button>
  );
}

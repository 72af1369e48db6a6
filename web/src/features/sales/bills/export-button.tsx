import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { formatNumber } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import type { RowProgress } from '../../../shared/http/fetch-rows.ts';
import type { BillsWanted } from '../../../shared/queries/sales.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useExport, type ExportFormat } from './bills.api.ts';

/** All bills of the filter as a file, in a form for spreadsheets or for programs; how far it is shows while it comes. */
export function ExportButton({ wanted, format }: { readonly wanted: BillsWanted; readonly format: ExportFormat }) {
  const t = useTranslations('bills.export');
  const tErrors = useTranslations('errorMessages');
  const { language } = useReader();
  const fetchBills = useExport(wanted);
  const [progress, setProgress] = useState<RowProgress | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchBills(format, setProgress),
    onSuccess: ({ name, count, content }) => {
      saveBlob(name, content);
      showAlert({ tone: 'success', text: t('saved', { name, count }) });
    },
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
    onSettled: () => setProgress(null),
  });
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={18} />}
      loading={isPending && done === 0}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {done > 0
        ? t('progress', { done: formatNumber(done, language), total: formatNumber(total, language) })
        : t(format)}
    </Button>
  );
}

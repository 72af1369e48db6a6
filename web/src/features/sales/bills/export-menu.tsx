import { isLargeExport } from '@comptoir/domain/base/exports/export-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { formatNumber } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import type { RowFile, RowProgress } from '../../../shared/http/fetch-rows.ts';
import type { BillsWanted } from '../../../shared/queries/sales.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useExport, useOrderExport, type ExportFormat } from './bills.api.ts';

interface ExportMenuProps {
  readonly wanted: BillsWanted;
  /** Number of filtered bills, once that is known. */
  readonly sum: { readonly count: number } | undefined;
}

const FORMATS = ['xlsx', 'csv', 'ndjson'] as const satisfies readonly ExportFormat[];

/**
 * All bills of the filter as a file, in a form for spreadsheets or for programs; how far it is shows while it comes. Of many bills
 * the file is made by a job, and a mail says when it is ready.
 */
export function ExportMenu({ wanted, sum }: ExportMenuProps) {
  const t = useTranslations('bills.export');
  const tErrors = useTranslations('errorMessages');
  const { language } = useReader();
  const fetchBills = useExport(wanted);
  const { mutateAsync: order } = useOrderExport(wanted);
  const [progress, setProgress] = useState<RowProgress | null>(null);
  const { mutate, isPending } = useCallOnce({
    mutationFn: (format: ExportFormat): Promise<RowFile | { readonly id: string }> =>
      isLargeExport(sum?.count ?? 0) ? order(format) : fetchBills(format, setProgress),
    onSuccess: (made) => {
      if ('id' in made) return showAlert({ tone: 'success', text: t('ordered') });
      const { name, count, content } = made;
      saveBlob(name, content);
      return showAlert({ tone: 'success', text: t('saved', { name, count }) });
    },
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
    onSettled: () => setProgress(null),
  });
  const { done, total } = progress ?? { done: 0, total: 0 };
  const words =
    done > 0 ? t('progress', { done: formatNumber(done, language), total: formatNumber(total, language) }) : t('open');
  return (
    <Menu
      label={t('open')}
      entries={FORMATS.map((format) => ({ key: format, label: t(format) }))}
      onChoose={(format) => mutate(format)}
      renderButton={(opens) => (
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          loading={isPending && done === 0}
          disabled={isPending}
          {...opens}
        >
          {words}
        </Button>
      )}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { failureCode } from '../http/api-error.ts';
import type { RowFile } from '../http/fetch-rows.ts';
import { invalidate } from '../queries/invalidate.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';

interface SaveButtonProps {
  readonly label: string;
  readonly fetchFile: () => Promise<RowFile>;
}

/** Saves a report as a file. */
export function SaveButton({ label, fetchFile }: SaveButtonProps) {
  const t = useTranslations('reportControls');
  const tErrors = useTranslations('errorMessages');
  const queries = useQueryClient();
  const { mutate, isPending } = useCallOnce({
    mutationFn: fetchFile,
    onSuccess: ({ name, content }) => {
      saveBlob(name, content);
      showAlert({ tone: 'success', text: t('saved', { name }) });
    },
    // what was saved is remembered, and held against what is so
    onSettled: () => invalidate(queries, 'reports'),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

import { useTranslations } from 'use-intl';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { showAlert } from '../../../lib/alerts.ts';
import { failureCode } from '../../../shared/http/api-error.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { AuditFilters } from '../../../shared/queries/base.ts';
import { fetchAuditFile } from './audit.api.ts';

/** The rows of the filter as a file for a spreadsheet. */
export function DownloadAudit({ filters }: { readonly filters: AuditFilters }) {
  const t = useTranslations('audit');
  const tErrors = useTranslations('errorMessages');
  const { mutate, isPending } = useCallOnce({
    mutationFn: () => fetchAuditFile(filters),
    onSuccess: (file) => saveBlob(file.name, file.content),
    onError: (error) => showAlert({ tone: 'error', text: tErrors(failureCode(error)) }),
  });
  return (
    <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
}

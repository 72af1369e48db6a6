import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { LogFilters } from '../../../shared/queries/wanted-log.ts';
import { useDeviceChoices } from './activity-log.api.ts';
import { ExportLogDialog } from './export-log-dialog.tsx';

/** Opens the export of the log, which starts from what the log is narrowed to. */
export function ExportLog({ filters }: { readonly filters: LogFilters }) {
  const t = useTranslations('activityLog.export');
  const [isOpen, setOpen] = useState(false);
  const devices = useDeviceChoices();
  return (
    <>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <ExportLogDialog filters={filters} devices={devices} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

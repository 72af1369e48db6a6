import { useTranslations } from 'use-intl';
import { formatNumber } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './activity-log.module.css';
import type { LogExport } from './use-log-export.ts';

interface ExportProgressProps {
  readonly run: LogExport;
  /** The order of a file that is made for later. */
  readonly order: { readonly isPending: boolean; readonly error: Error | null };
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Progress of the file, its outcome, and the buttons that begin and end it. */
export function ExportProgress({ run, order, onStart, onClose }: ExportProgressProps) {
  const t = useTranslations('activityLog.export');
  const tUi = useTranslations('ui');
  const { language } = useReader();
  const { done, total } = run.progress ?? { done: 0, total: 0 };
  const count = { done: formatNumber(done, language), total: formatNumber(total, language) };
  return (
    <>
      <output>
        {run.isRunning && run.progress ? (
          <Stack as="p" className={styles.progress} gap="xs" size="sm">
            <progress value={done} max={Math.max(total, 1)} aria-label={t('title')} />
            {t('progress', count)}
          </Stack>
        ) : null}
        {run.outcome ? (
          <Banner tone="success">{t('saved', { name: run.outcome.name, count: run.outcome.count })}</Banner>
        ) : null}
      </output>
      <FormError error={run.error ?? order.error} />
      <DialogFooter cancel={run.isRunning ? t('stop') : tUi('close')} onCancel={run.isRunning ? run.stop : onClose}>
        <Button loading={run.isRunning || order.isPending} onClick={onStart}>
          {t('start')}
        </Button>
      </DialogFooter>
    </>
  );
}

import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useEndAllSessions } from './profile.api.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './profile.module.css';

/** Asks once before every session ends, this one included. */
export function EndAllDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('profile.sessions');
  const { mutate, error, isPending } = useEndAllSessions();
  return (
    <Dialog title={t('confirmTitle')} onClose={onClose}>
      <div className={styles.stack}>
        <FailureBanner code={error && failureCode(error)} />
        <p className={styles.hint}>{t('confirmText')}</p>
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button color="red" loading={isPending} onClick={() => mutate()}>
            {t('confirm')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

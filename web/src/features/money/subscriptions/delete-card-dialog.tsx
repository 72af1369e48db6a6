import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeleteCard } from './subscription.api.ts';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './subscription.module.css';

interface DeleteCardDialogProps {
  readonly isNeeded: boolean;
  readonly onClose: () => void;
}

/** Says what follows before the card is deleted. */
export function DeleteCardDialog({ isNeeded, onClose }: DeleteCardDialogProps) {
  const t = useTranslations('subscription.card.deletion');
  const { mutate, error, isPending } = useDeleteCard();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={styles.form}>
        <FormError error={error} />
        <p>{t(isNeeded ? 'textNeeded' : 'text')}</p>
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button color="red" loading={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
            {t('confirm')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

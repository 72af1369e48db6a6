import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useDeleteCard } from './subscription.api.ts';

interface DeleteCardDialogProps {
  readonly isNeeded: boolean;
  readonly onClose: () => void;
}

/** Says what follows before the card is deleted. */
export function DeleteCardDialog({ isNeeded, onClose }: DeleteCardDialogProps) {
  const t = useTranslations('subscription.card.deletion');
  const { mutate, error, isPending } = useDeleteCard();
  return (
    <ConfirmDialog
      title={t('title')}
      cancel={t('cancel')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t(isNeeded ? 'textNeeded' : 'text')}</p>
    </ConfirmDialog>
  );
}

import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useEndAllSessions } from './profile.api.ts';

/** Asks once before every session ends, this one included. */
export function EndAllDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('profile.sessions');
  const { mutate, error, isPending } = useEndAllSessions();
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      onCancel={onClose}
      confirm={t('confirm')}
      onConfirm={() => mutate()}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('confirmText')}</p>
    </ConfirmDialog>
  );
}

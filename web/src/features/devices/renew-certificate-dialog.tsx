import type { DeviceView } from '@comptoir/contract/devices';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts.ts';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { useRequestRenewal } from './devices.api.ts';

interface RenewCertificateDialogProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** The till itself renews: from here it can only be asked to. */
export function RenewCertificateDialog({ device: { id, name }, onClose }: RenewCertificateDialogProps) {
  const t = useTranslations('devices.renew');
  const { mutate, isPending, error } = useRequestRenewal(id);
  const confirm = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('done', { name }) });
        onClose();
      },
    });
  return (
    <ConsequencesDialog
      title={t('title', { name })}
      points={[t('when'), t('meanwhile'), t('key')]}
      confirmLabel={t('confirm')}
      isPending={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

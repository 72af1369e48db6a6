import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { useRequestRenewal } from './devices.api.ts';

interface RenewCertificateDialogProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** The till itself renews: from here it can only be asked to. */
export function RenewCertificateDialog({ device: { id, name }, onClose }: RenewCertificateDialogProps) {
  const t = useTranslations('devices.renew');
  const change = useRequestRenewal(id);
  return (
    <ConsequencesDialog
      title={t('title', { name })}
      points={[t('when'), t('meanwhile'), t('key')]}
      confirmLabel={t('confirm')}
      change={change}
      done={t('done', { name })}
      onClose={onClose}
    />
  );
}

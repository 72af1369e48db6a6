import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { useUnlinkDevice } from './devices.api.ts';

interface UnlinkDeviceDialogProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

/** Says what becomes of the till's bills before it is unlinked. */
export function UnlinkDeviceDialog({ device: { id, name, waiting }, onClose }: UnlinkDeviceDialogProps) {
  const t = useTranslations('devices.unlink');
  const change = useUnlinkDevice(id);
  return (
    <ConsequencesDialog
      title={t('title', { name })}
      points={[t('token'), t('waiting', { count: waiting }), t('own'), t('certificate')]}
      confirmLabel={t('confirm')}
      isGrave
      change={change}
      done={t('done', { name })}
      onClose={onClose}
    />
  );
}

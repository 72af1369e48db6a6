import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeviceNameForm } from './device-name-form.tsx';
import { useRenameDevice } from './devices.api.ts';

interface RenameDeviceDialogProps {
  readonly device: DeviceView;
  readonly onClose: () => void;
}

export function RenameDeviceDialog({ device, onClose }: RenameDeviceDialogProps) {
  const t = useTranslations('devices.rename');
  return (
    <Dialog title={t('title', { name: device.name })} onClose={onClose}>
      <DeviceNameForm
        initial={device.name}
        submitLabel={t('submit')}
        call={useRenameDevice(device.id)}
        toInput={(name) => name}
        onDone={onClose}
      />
    </Dialog>
  );
}

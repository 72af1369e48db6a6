import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { Asked } from './actions-for.ts';
import { CertificateHistory } from './certificate-history.tsx';
import { LinkDeviceDialog } from './link-device-dialog.tsx';
import { RenameDeviceDialog } from './rename-device-dialog.tsx';
import { RenewCertificateDialog } from './renew-certificate-dialog.tsx';
import { RevokeCertificateDialog } from './revoke-certificate-dialog.tsx';
import { UnlinkDeviceDialog } from './unlink-device-dialog.tsx';
import { UserReports } from './user-reports.tsx';

interface DeviceDialogProps {
  readonly asked: Asked;
  /** The list as it is now, so that an open dialog follows its till. */
  readonly devices: readonly DeviceView[];
  readonly onClose: () => void;
}

const DIALOGS = {
  rename: RenameDeviceDialog,
  history: CertificateHistory,
  reports: UserReports,
  renew: RenewCertificateDialog,
  unlink: UnlinkDeviceDialog,
  revoke: RevokeCertificateDialog,
} as const;

/** All dialogs of the screen in one load; nothing for a till that is no longer there. */
export function DeviceDialog({ asked: { action, deviceId }, devices, onClose }: DeviceDialogProps) {
  const device = devices.find(({ id }) => id === deviceId) ?? null;
  if (action === 'link') return <LinkDeviceDialog device={device} devices={devices} onClose={onClose} />;
  const Asked = DIALOGS[action];
  return device && <Asked device={device} onClose={onClose} />;
}

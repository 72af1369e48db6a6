import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../lib/use-now.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/layout.tsx';
import type { Asked } from './actions-for.ts';
import { CertificateState } from './certificate-state.tsx';
import { detailOf } from './detail-of.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { LastSeen } from './last-seen.tsx';
import { WaitingBills } from './waiting-bills.tsx';

interface DeviceDetailsProps {
  readonly device: DeviceView;
  readonly onAsk: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** Everything about one till, at an address of its own: where it is led to from elsewhere. */
export function DeviceDetails({ device, onAsk, onClose }: DeviceDetailsProps) {
  const t = useTranslations('devices');
  const now = useNow(30_000);
  const unknown = (
    <Text as="span" tone="soft">
      {t('unknown')}
    </Text>
  );
  const { id, name, model, deviceNumber, androidSerial, linked, certificate, waiting } = device;
  return (
    <Dialog title={name} onClose={onClose} side>
      {detailOf(device)}
      <DetailList
        details={[
          {
            label: t('columns.certificate'),
            value: <CertificateState certificate={certificate} isLinked={linked} now={now} />,
          },
          {
            label: t('columns.waiting'),
            value: <WaitingBills count={waiting} oldestAt={device.oldestWaitingAt} now={now} />,
          },
          { label: t('columns.lastSeen'), value: <LastSeen at={device.lastSeenAt} now={now} /> },
          { label: t('columns.deviceNumber'), value: deviceNumber ?? unknown },
          { label: t('columns.androidSerial'), value: androidSerial ?? unknown },
          { label: t('columns.model'), value: model ?? unknown },
        ]}
      />
      <DeviceMenu
        device={device}
        onChoose={(action) => {
          onClose();
          onAsk({ action, deviceId: id });
        }}
      />
    </Dialog>
  );
}

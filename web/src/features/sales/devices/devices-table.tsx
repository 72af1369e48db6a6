import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import type { Asked } from './actions-for.ts';
import { CertificateState } from './certificate-state.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { DeviceName } from './device-name.tsx';
import styles from './devices.module.css';
import { CertificateEnded } from './certificate-ended.tsx';
import { RefusedRequest } from './refused-request.tsx';
import { WaitingBills } from './waiting-bills.tsx';

interface DevicesTableProps {
  readonly devices: readonly DeviceView[];
  readonly onAsk: (asked: Asked) => void;
}

export function DevicesTable({ devices, onAsk }: DevicesTableProps) {
  const t = useTranslations('devices');
  const now = useNow(30_000);
  const known = (number: string | null) =>
    number ? <span className={styles.number}>{number}</span> : <span className={styles.faint}>{t('unknown')}</span>;
  return (
    <CardTable
      caption={t('caption')}
      heading="name"
      headers={{
        name: t('columns.name'),
        deviceNumber: t('columns.deviceNumber'),
        androidSerial: t('columns.androidSerial'),
        certificate: t('columns.certificate'),
        lastSeen: t('columns.lastSeen'),
        waiting: t('columns.waiting'),
        actions: t('columns.actions'),
      }}
      rows={devices.map((device) => ({
        id: device.id,
        cells: {
          name: <DeviceName device={device} onLink={({ id: deviceId }) => onAsk({ action: 'link', deviceId })} />,
          deviceNumber: known(device.deviceNumber),
          androidSerial: known(device.androidSerial),
          certificate: <CertificateState certificate={device.certificate} now={now} />,
          lastSeen: <LastSeen at={device.lastSeenAt} now={now} />,
          waiting: <WaitingBills count={device.waiting} oldestAt={device.oldestWaitingAt} now={now} />,
          actions: <DeviceMenu device={device} onChoose={(action) => onAsk({ action, deviceId: device.id })} />,
        },
        detail: detailOf(device),
      }))}
    />
  );
}

/** What keeps a till from billing, and what fixes it. */
function detailOf(device: DeviceView) {
  const { refusedRequest, certificate } = device;
  if (refusedRequest) return <RefusedRequest device={device} request={refusedRequest} />;
  if (certificate.state === 'expired' || certificate.state === 'revoked') {
    return <CertificateEnded state={certificate.state} device={device} />;
  }
  return null;
}

function LastSeen({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('devices');
  const language = useLanguage();
  if (!at) return <span className={styles.faint}>{t('never')}</span>;
  const seen = new Date(at);
  return <TimeText at={seen}>{formatAgo(seen, now, language)}</TimeText>;
}

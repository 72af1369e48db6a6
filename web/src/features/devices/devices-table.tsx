import type { DeviceView } from '@comptoir/contract/devices';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { CertificateState } from './certificate-state.tsx';
import { DeviceName } from './device-name.tsx';
import styles from './devices.module.css';
import { WaitingBills } from './waiting-bills.tsx';

interface DevicesTableProps {
  readonly devices: readonly DeviceView[];
  readonly onLink: (device: DeviceView) => void;
}

export function DevicesTable({ devices, onLink }: DevicesTableProps) {
  const t = useTranslations('devices');
  const now = useNow(30_000);
  const unknown = <span className={styles.faint}>{t('unknown')}</span>;
  return (
    <DataTable
      caption={t('caption')}
      heading="name"
      headers={{
        name: t('columns.name'),
        deviceNumber: t('columns.deviceNumber'),
        androidSerial: t('columns.androidSerial'),
        certificate: t('columns.certificate'),
        lastSeen: t('columns.lastSeen'),
        waiting: t('columns.waiting'),
      }}
      rows={devices.map((device) => ({
        id: device.id,
        cells: {
          name: <DeviceName device={device} onLink={onLink} />,
          deviceNumber: device.deviceNumber ? <span className={styles.number}>{device.deviceNumber}</span> : unknown,
          androidSerial: device.androidSerial ? <span className={styles.number}>{device.androidSerial}</span> : unknown,
          certificate: <CertificateState certificate={device.certificate} />,
          lastSeen: <LastSeen at={device.lastSeenAt} now={now} />,
          waiting: <WaitingBills count={device.waiting} oldestAt={device.oldestWaitingAt} now={now} />,
        },
      }))}
    />
  );
}

function LastSeen({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useTranslations('devices');
  const language = useLanguage();
  if (!at) return <span className={styles.faint}>{t('never')}</span>;
  const seen = new Date(at);
  return <TimeText at={seen}>{formatAgo(seen, now, language)}</TimeText>;
}

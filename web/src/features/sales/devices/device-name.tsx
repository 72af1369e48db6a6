import type { DeviceView } from '@comptoir/contract/sales/devices';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './devices.module.css';

interface DeviceNameProps {
  readonly device: DeviceView;
  readonly onLink: (device: DeviceView) => void;
}

/** What the till is called and which model it is; one that is not linked yet can be, from here, by those who may. */
export function DeviceName({ device, onLink }: DeviceNameProps) {
  const t = useTranslations('devices');
  const canLink = usePermission('link-device');
  const name = (
    <div>
      <strong>{device.name}</strong>
      {device.model ? <div className={styles.faint}>{device.model}</div> : null}
    </div>
  );
  if (device.linked) return name;
  return (
    <div className={styles.device}>
      {name}
      <StatusBadge tone="neutral">{t('notLinked')}</StatusBadge>
      {canLink ? (
        <Button variant="default" aria-label={t('linkThisNamed', { name: device.name })} onClick={() => onLink(device)}>
          {t('linkThis')}
        </Button>
      ) : null}
    </div>
  );
}

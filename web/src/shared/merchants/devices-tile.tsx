import { useTranslations } from 'use-intl';
import { StatTile } from '../../ui/stat-tile.tsx';
import { LookLink } from './look-link.tsx';

interface DevicesTileProps {
  /** Number of the merchants' devices. */
  readonly count: number;
  /** Those whose certificate needs a review; undefined while they are on their way. */
  readonly inTrouble: number | undefined;
}

/** Certificates to review, which leads to the merchants that have them. */
export function DevicesTile({ count, inTrouble }: DevicesTileProps) {
  const t = useTranslations('merchantSummary');
  return (
    <StatTile
      label={<LookLink look="devices">{t('attention.behind.devices')}</LookLink>}
      value={inTrouble}
      hint={t('ofDevices', { count })}
      isWarning={Boolean(inTrouble)}
    />
  );
}

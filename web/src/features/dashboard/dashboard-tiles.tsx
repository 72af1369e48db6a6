import type { LogEntryView } from '@comptoir/contract/logs';
import { useTranslations } from 'use-intl';
import { useNow } from '../../lib/use-now.ts';
import { useReader } from '../../lib/use-reader.ts';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { countToday } from './count-today.ts';
import { ACCEPTED_LIMIT } from './dashboard.api.ts';

/** What is counted: each undefined while it is on its way, null when it could not be loaded. */
interface DashboardTilesProps {
  readonly accepted: readonly LogEntryView[] | undefined | null;
  readonly waiting: number | undefined | null;
  readonly devices: number | undefined | null;
}

export function DashboardTiles({ accepted, waiting, devices }: DashboardTilesProps) {
  const t = useTranslations('dashboard.tiles');
  const { timeZone } = useReader();
  const now = useNow(60_000);
  return (
    <StatTiles>
      <StatTile
        label={t('accepted')}
        value={accepted && countToday({ entries: accepted, limit: ACCEPTED_LIMIT, now, timeZone })}
        hint={t('acceptedHint')}
      />
      <StatTile
        label={t('waiting')}
        value={waiting}
        hint={t('waitingHint', { count: waiting ?? 0 })}
        isWarning={(waiting ?? 0) > 0}
      />
      <StatTile label={t('devices')} value={devices} hint={t('devicesHint', { count: devices ?? 0 })} />
    </StatTiles>
  );
}

import type { Overview } from '@comptoir/contract/sales/reports';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn, formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { DevicesTile } from '../../../shared/merchants/devices-tile.tsx';
import { LookLink } from '../../../shared/merchants/look-link.tsx';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** What is counted over all merchants; undefined while it is on its way. */
export function OverviewTiles({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('adminDashboard.tiles');
  const today = dayIn(useNow(30_000), REPORT_TIME_ZONE);
  return (
    <StatTiles>
      <StatTile
        label={
          <Link to="/reports" search={{ from: today, to: today }}>
            {t('accepted')}
          </Link>
        }
        value={overview?.acceptedToday}
        hint={t('acceptedHint')}
      />
      <WaitingTile count={overview?.waiting} oldestAt={overview?.oldestWaitingAt ?? null} />
      <DevicesTile count={overview?.devices ?? 0} inTrouble={overview?.devicesInTrouble} />
      <MerchantsTile overview={overview} />
      <StatTile
        label={<Link to="/admin/partner">{t('partners')}</Link>}
        value={overview?.partners}
        hint={t('partnersHint')}
      />
    </StatTiles>
  );
}

function MerchantsTile({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('adminDashboard.tiles');
  const { activeMerchants: active = 0, unregisteredMerchants: unregistered = 0 } = overview ?? {};
  return (
    <StatTile
      label={<Link to="/admin/merchantlist">{t('merchants')}</Link>}
      value={overview?.merchants}
      hint={t('merchantsHint', { active, unregistered })}
    />
  );
}

function WaitingTile({ count, oldestAt }: { readonly count: number | undefined; readonly oldestAt: string | null }) {
  const t = useTranslations('adminDashboard.tiles');
  const language = useLanguage();
  const now = useNow(30_000);
  const oldest = oldestAt ? formatAgo(new Date(oldestAt), now, language) : null;
  return (
    <StatTile
      label={<LookLink look="waiting">{t('waiting')}</LookLink>}
      value={count}
      hint={oldest ? t('waitingHint', { oldest }) : t('waitingNone')}
      isWarning={oldest !== null}
    />
  );
}

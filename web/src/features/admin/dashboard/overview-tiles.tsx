import type { Overview } from '@comptoir/contract/sales/report-overview';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { REPORT_TIME_ZONE } from '../../../shared/reports/preset-period.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

/** Figures over all merchants; undefined while they are on their way. */
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
      <MerchantsTile overview={overview} />
      <RegistrationTile overview={overview} />
      <StatTile
        label={<Link to="/admin/partner">{t('partners')}</Link>}
        value={overview?.partners}
        hint={t('partnersHint')}
      />
    </StatTiles>
  );
}

/** Registrations that are not complete are a list of their own: the figure leads to it. */
function RegistrationTile({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('adminDashboard.tiles');
  return (
    <StatTile
      label={
        <Link to="/admin/merchantlist" search={{ accounts: ['registering'] }}>
          {t('registering')}
        </Link>
      }
      value={overview?.unregisteredMerchants}
      hint={t('registeringHint')}
    />
  );
}

function MerchantsTile({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('adminDashboard.tiles');
  const { activeMerchants: active = 0 } = overview ?? {};
  return (
    <StatTile
      label={<Link to="/admin/merchantlist">{t('merchants')}</Link>}
      value={overview?.merchants}
      hint={t('merchantsHint', { active })}
    />
  );
}

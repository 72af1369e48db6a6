import type { Overview } from '@comptoir/contract/sales/reports';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AttentionList } from '../../../shared/merchants/attention-list.tsx';
import { UnexpectedChargesSection } from '../../../shared/payments/unexpected-charges-section.tsx';
import { useUnexpectedCharges } from '../../../shared/payments/unexpected-charges.api.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { isAwaited } from '../../../ui/in-order.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useOverview } from './admin-dashboard.api.ts';
import { AuthorityState } from './authority-state.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { RestoreState } from './restore-state.tsx';

/** Everything at a glance, and the merchants that need a look first. */
export function AdminDashboardPage() {
  const t = useTranslations('adminDashboard');
  const overview = useOverview();
  const { data, error, refetch, isPlaceholderData } = overview;
  const charges = useUnexpectedCharges(null);

  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={data?.authorityReachable ? <AuthorityState isReachable /> : null}
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data && !data.authorityReachable ? <AuthorityState isReachable={false} /> : null}
      <RestoreState overview={data} />
      {isAwaited(overview, charges) ? (
        <SkeletonRows />
      ) : (
        <Parts overview={data} isStale={isPlaceholderData} hasFailed={Boolean(error && !data)} />
      )}
    </Page>
  );
}

interface PartsProps {
  readonly overview: Overview | undefined;
  /** Whether other merchants are on their way than those that are there. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
}

/** What is counted, what was charged without our asking, and the merchants that need a look. */
function Parts({ overview, isStale, hasFailed }: PartsProps) {
  const t = useTranslations('adminDashboard');
  return (
    <>
      {hasFailed ? null : <OverviewTiles overview={overview} />}
      <UnexpectedChargesSection merchantId={null} />
      {hasFailed ? null : (
        <AttentionList
          page={isStale ? undefined : overview?.attention}
          counts={{ waiting: overview?.waiting ?? 0, devices: overview?.devicesInTrouble ?? 0 }}
          all={<Link to="/admin/merchantlist">{t('all')}</Link>}
        />
      )}
    </>
  );
}

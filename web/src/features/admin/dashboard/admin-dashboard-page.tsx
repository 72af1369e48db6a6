import type { Overview } from '@comptoir/contract/sales/reports';
import type { MerchantSummary } from '@comptoir/contract/base/merchants';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { MerchantSummaryTable } from '../../../shared/merchants/merchant-summary-table.tsx';
import { UnexpectedChargesSection } from '../../../shared/payments/unexpected-charges-section.tsx';
import { useUnexpectedCharges } from '../../../shared/payments/unexpected-charges.api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { isAwaited } from '../../../ui/in-order.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
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
  const { data, error, refetch } = overview;
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
      {isAwaited(overview, charges) ? <SkeletonRows /> : <Parts overview={data} hasFailed={Boolean(error && !data)} />}
    </Page>
  );
}

interface PartsProps {
  readonly overview: Overview | undefined;
  readonly hasFailed: boolean;
}

/** What is counted, what was charged without our asking, and the merchants that need a look. */
function Parts({ overview, hasFailed }: PartsProps) {
  const t = useTranslations('adminDashboard');
  return (
    <>
      {hasFailed ? null : <OverviewTiles overview={overview} />}
      <UnexpectedChargesSection merchantId={null} />
      {hasFailed ? null : (
        <ListSection title={t('attention')} aside={<Link to="/admin/merchantlist">{t('all')}</Link>}>
          {overview ? <Attention merchants={overview.attention} /> : <SkeletonRows count={4} />}
        </ListSection>
      )}
    </>
  );
}

function Attention({ merchants }: { readonly merchants: readonly MerchantSummary[] }) {
  const t = useTranslations('adminDashboard');
  if (merchants.length > 0) return <MerchantSummaryTable caption={t('attention')} merchants={merchants} />;
  return (
    <EmptyState icon={<CheckIcon size={24} />} title={t('calm.title')}>
      {t('calm.text')}
    </EmptyState>
  );
}

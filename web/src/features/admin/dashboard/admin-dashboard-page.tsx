import type { Overview } from '@comptoir/contract/sales/report-overview';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { BehindFigure } from '../../../shared/overview/behind-figure.tsx';
import { useUnpaidAccounts } from '../../../shared/overview/overview.api.ts';
import styles from '../../../shared/overview/overview.module.css';
import { OverviewShape } from '../../../shared/overview/overview-shape.tsx';
import { ProblemTiles } from '../../../shared/overview/problem-tiles.tsx';
import { TransmissionHours } from '../../../shared/overview/transmission-hours.tsx';
import { WaitingAges } from '../../../shared/overview/waiting-ages.tsx';
import { UnexpectedChargesSection } from '../../../shared/payments/unexpected-charges-section.tsx';
import { useUnexpectedCharges } from '../../../shared/payments/unexpected-charges.api.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { isAwaited } from '../../../ui/in-order.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { Page } from '../../../ui/page.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { useMailCount, useOverview } from './admin-dashboard.api.ts';
import { AuthorityEndpoints } from './authority-endpoints.tsx';
import { AuthorityState } from './authority-state.tsx';
import { MailList } from './mail-list.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { RevenueCharts } from './revenue-charts.tsx';
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
        <OverviewShape hasMails />
      ) : (
        <Parts overview={data} isStale={isPlaceholderData} hasFailed={Boolean(error && !data)} />
      )}
    </Page>
  );
}

interface PartsProps {
  readonly overview: Overview | undefined;
  /** True when other merchants are on their way than those that are there. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
}

/** Problems first, with the list behind each; then current figures, and how they have gone. */
function Parts({ overview, isStale, hasFailed }: PartsProps) {
  const t = useTranslations('adminDashboard');
  return (
    <>
      {hasFailed ? <UnexpectedChargesSection merchantId={null} /> : <Counted overview={overview} isStale={isStale} />}
      <ListSection title={t('charts.title')}>
        <Columns className={styles.charts} least="24rem" gap="xl" align="stretch">
          <TransmissionHours partnerId={null} />
          <RevenueCharts />
        </Columns>
      </ListSection>
      {overview ? <AuthorityEndpoints endpoints={overview.authority} /> : null}
    </>
  );
}

function Counted({ overview, isStale }: Omit<PartsProps, 'hasFailed'>) {
  const t = useTranslations('adminDashboard');
  const tOverview = useTranslations('overview');
  const unpaid = useUnpaidAccounts(null);
  const mails = useMailCount();
  return (
    <>
      <ListSection title={tOverview('problems')}>
        <ProblemTiles
          counts={overview}
          devices={overview?.devices ?? 0}
          unpaid={unpaid.data?.total}
          mails={mails}
          hasMails
        />
        <WaitingAges counts={overview} />
      </ListSection>
      <UnexpectedChargesSection merchantId={null} />
      <BehindFigure
        page={isStale ? undefined : overview?.attention}
        counts={overview}
        partnerId={null}
        all={<Link to="/admin/merchantlist">{t('all')}</Link>}
        mails={<MailList />}
      />
      <ListSection title={t('activity')}>
        <OverviewTiles overview={overview} />
      </ListSection>
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Page } from '../../ui/page.tsx';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { useDashboard } from './dashboard.api.ts';
import { LatestEntries } from './latest-entries.tsx';
import { OpenStepsBanner } from './open-steps-banner.tsx';
import { ReleaseNotes } from './release-notes.tsx';

/** Where a merchant's bills stand, at a glance. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const { latest, accepted, waiting, devices } = useDashboard();
  const name = useSession()?.merchant?.company_name;
  const failed = [latest, accepted, waiting, devices].find(({ error }) => error);

  return (
    <Page title={t('title')} lead={name ? t('lead', { name }) : t('leadNobody')}>
      {failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {devices.data ? <OpenStepsBanner devices={devices.data.items} /> : null}
      <DashboardTiles
        accepted={known(accepted, ({ items }) => items)}
        waiting={known(waiting, ({ count }) => count)}
        devices={known(devices, ({ items }) => items.filter(({ linked }) => linked).length)}
      />
      <ListSection title={t('latest')} aside={<Link to="/logs">{t('all')}</Link>}>
        <LatestEntries entries={known(latest, ({ items }) => items)} />
      </ListSection>
      <ReleaseNotes />
    </Page>
  );
}

/** What a query has brought: undefined while it is on its way, null when it failed. */
function known<Data, Value>(query: UseQueryResult<Data>, read: (data: Data) => Value): Value | undefined | null {
  if (query.data !== undefined) return read(query.data);
  return query.error ? null : undefined;
}

import { useTranslations } from 'use-intl';
import { formatZone } from '../../../lib/format.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import type { LiveState } from '../../../shared/live/live-updates.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { ResultCount } from '../../../ui/result-count.tsx';
import { Page } from '../../../ui/page.tsx';
import { useActivityLog, type LogFilters as Filters } from './activity-log.api.ts';
import { ExportLog } from './export-log.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { LogEntries } from './log-entries.tsx';
import { LogFilters } from './log-filters.tsx';
import { useLogFilters } from './use-log-filters.ts';
import { WaitingBanner } from './waiting-banner.tsx';

/** What happened at the tills and on the way to the authority, as it happens. */
export function ActivityLogPage() {
  const t = useTranslations('activityLog');
  const { filters, setFilters } = useLogFilters();
  const { entries, arrived, live, query } = useActivityLog(filters);
  const { error, refetch, hasNextPage } = query;
  const isFiltered = filters.events.length + filters.deviceIds.length > 0;
  const [newest] = arrived;

  return (
    <Page title={t('title')} lead={<Zone />} actions={<Actions live={live} filters={filters} />}>
      <WaitingBanner />
      <LogFilters filters={filters} onChange={setFilters} />
      <ResultCount count={isFiltered ? entries?.length : undefined} hasMore={hasNextPage} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {entries || !error ? (
        <LogEntries
          entries={entries}
          arrived={arrived}
          more={moreOf(query)}
          isFiltered={isFiltered}
          onReset={() => setFilters({ events: [], deviceIds: [] })}
        />
      ) : null}
      <output className="visually-hidden">
        {newest ? t('arrived', { count: arrived.length, message: newest.message }) : null}
      </output>
    </Page>
  );
}

function Actions({ live, filters }: { readonly live: LiveState; readonly filters: Filters }) {
  return (
    <>
      <LiveIndicator state={live} />
      <ExportLog filters={filters} />
    </>
  );
}

/** Whose clock the times are read from. */
function Zone() {
  const t = useTranslations('activityLog');
  const reader = useReader();
  const now = useNow(60_000);
  const zone = useSession()?.merchant?.time_zone ?? 'America/Montreal';
  return t('zone', { zone: t(`zones.${zone}`, { short: formatZone(now, reader) }) });
}

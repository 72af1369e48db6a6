import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatLongDay, formatNumber, formatZone } from '../../../lib/format.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import type { LiveState } from '../../../shared/live/live-updates.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import type { LogFilters as Filters } from '../../../shared/queries/wanted-log.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useActivityLog } from './activity-log.api.ts';
import styles from './activity-log.module.css';
import { ExportLog } from './export-log.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { LogEntries } from './log-entries.tsx';
import { LogFilters } from './log-filters.tsx';
import { useLogFilters } from './use-log-filters.ts';
import { WaitingBanner } from './waiting-banner.tsx';

/** Events at the tills and on the way to the authority, as they happen. */
export function ActivityLogPage() {
  const t = useTranslations('activityLog');
  const { filters, at, isIgnored, isFiltered, setFilters, jumpTo, reset } = useLogFilters();
  const [isHeld, setHeld] = useState(false);
  const { entries, archivedUntil, arrived, live, query, counts, isBehind } = useActivityLog({ filters, at, isHeld });
  const { error, refetch, hasPreviousPage, isFetchingPreviousPage, fetchPreviousPage } = query;
  const [newest] = arrived;
  const words = useCountWords(counts);

  return (
    <Page
      title={t('title')}
      lead={
        <>
          <Zone /> {words}
        </>
      }
      actions={<Actions live={live} filters={filters} isHeld={isHeld} isBehind={isBehind} onHold={setHeld} />}
    >
      <WaitingBanner />
      {isIgnored ? <Banner tone="info">{t('ignored')}</Banner> : null}
      <ResultCount wanted={[filters, at]} count={counts?.count} words={words} />
      <Stack gap="sm">
        <LogFilters filters={filters} at={at} onChange={setFilters} onJump={jumpTo} />
        {hasPreviousPage ? (
          <Button
            variant="default"
            className={styles.newer}
            loading={isFetchingPreviousPage}
            onClick={() => void fetchPreviousPage()}
          >
            {t('newer')}
          </Button>
        ) : null}
        <QueryError error={error} data={query.data} onRetry={() => void refetch()} />
        {entries || !error ? (
          <LogEntries
            entries={entries}
            arrived={arrived}
            more={moreOf(query)}
            isFiltered={isFiltered}
            onReset={reset}
          />
        ) : null}
        {archivedUntil ? <Archived until={archivedUntil} /> : null}
      </Stack>
      <output className="visually-hidden">
        {newest ? t('arrived', { count: arrived.length, message: newest.message }) : null}
      </output>
    </Page>
  );
}

interface ActionsProps {
  readonly live: LiveState;
  readonly filters: Filters;
  readonly isHeld: boolean;
  readonly isBehind: boolean;
  readonly onHold: (isHeld: boolean) => void;
}

/** State of the live lines, the button that holds them back, and the export. */
function Actions({ live, filters, isHeld, isBehind, onHold }: ActionsProps) {
  const t = useTranslations('activityLog.live');
  return (
    <>
      <Row>
        {isHeld ? (
          <StatusBadge tone="warning">{t(isBehind ? 'behind' : 'held')}</StatusBadge>
        ) : (
          <LiveIndicator state={live} />
        )}
        <Button variant="subtle" aria-pressed={isHeld} onClick={() => onHold(!isHeld)}>
          {t('hold')}
        </Button>
      </Row>
      <ExportLog filters={filters} />
    </>
  );
}

/** Number of lines, in words; an estimate says that it is one. */
function useCountWords(counts: { readonly count: number; readonly isExact: boolean } | undefined): string | undefined {
  const t = useTranslations('activityLog');
  const { language } = useReader();
  if (!counts) return undefined;
  const { count, isExact } = counts;
  // none among the newest: there may be some among the others
  if (!isExact && count === 0) return t('few');
  return t(isExact ? 'count' : 'about', { count, number: formatNumber(count, language) });
}

/** Says where the lines are that are older than the list. */
function Archived({ until }: { readonly until: string }) {
  const t = useTranslations('activityLog');
  const { language } = useReader();
  return <p className={styles.archived}>{t('archived', { day: formatLongDay(until, language) })}</p>;
}

/** Time zone that the times are read in. */
function Zone() {
  const t = useTranslations('activityLog');
  const reader = useReader();
  const now = useNow(60_000);
  const zone = useSession()?.merchant?.time_zone ?? 'America/Montreal';
  return t('zone', { zone: t(`zones.${zone}`, { short: formatZone(now, reader) }) });
}

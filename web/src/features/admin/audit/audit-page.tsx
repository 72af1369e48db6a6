import type { AuditEventView } from '@comptoir/contract/base/audit';
import { lazy, Suspense } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { LogIcon } from '../../../ui/icons.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import type { More } from '../../../ui/more-rows.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/layout.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAudit } from './audit.api.ts';
import { ChainState } from './chain-state.tsx';
import { DownloadAudit } from './download-audit.tsx';
import { useAuditFilters } from './use-audit-filters.ts';

const AuditDetails = lazy(async () => ({ default: (await import('./audit-details.tsx')).AuditDetails }));

/** Debounce of the typed text: it is not asked for letter by letter. */
const TYPING_MS = 300;

/** Acts of people and their ways in, for administrators. */
export function AuditPage() {
  const t = useTranslations('audit');
  const { filters, setFilters } = useAuditFilters();
  const [text] = useDebouncedValue(filters.text, TYPING_MS);
  const query = useAudit({ ...filters, text });
  const events = query.data?.pages.flatMap(({ items }) => items);
  const { opened, close } = useOpenedRow(events);

  return (
    <ListSection title={t('title')} aside={<DownloadAudit filters={filters} />}>
      <Text tone="soft">{t('lead')}</Text>
      <ChainState />
      <AuditFilterBar filters={filters} onChange={setFilters} />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      <ResultCount
        wanted={{ ...filters, text }}
        count={query.isPlaceholderData ? undefined : events?.length}
        hasMore={query.hasNextPage}
      />
      {events || !query.error ? <Events events={events} more={moreOf(query)} /> : null}
      <Suspense>
        {opened ? (
          <AuditDetails event={opened} onClose={close} onPerson={(who) => setFilters({ who, open: undefined })} />
        ) : null}
      </Suspense>
    </ListSection>
  );
}

interface EventsProps {
  readonly events: readonly AuditEventView[] | undefined;
  readonly more: More;
}

/** There is always something: anyone who looks has signed in. */
function Events({ events, more }: EventsProps) {
  const t = useTranslations('ui.empty');
  if (!events) return <SkeletonRows count={8} />;
  if (events.length > 0) return <AuditTable events={events} more={more} />;
  return <EmptyState icon={<LogIcon size={24} />} title={t('noMatch')} />;
}

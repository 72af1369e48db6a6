import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedId } from '../../../shared/lists/use-opened-row.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuestionIcon } from '../../../ui/icons.tsx';
import { isAwaited } from '../../../ui/in-order.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { SetAsideMails } from './set-aside-mails.tsx';
import { useQueue, useSetAsideMails, useTicketCounts } from './support-queue.api.ts';
import { TicketFilterBar } from './ticket-filter-bar.tsx';
import { TicketTable } from './ticket-table.tsx';
import { useTicketFilters } from './use-ticket-filters.ts';

const QueueTicketDialog = lazy(async () => ({
  default: (await import('./queue-ticket-dialog.tsx')).QueueTicketDialog,
}));

/** Debounce of the typed text: it is not asked for letter by letter. */
const TYPING_MS = 300;

/** Questions of merchants and partners, for administrators. */
export function SupportQueuePage() {
  const t = useTranslations('supportQueue');
  const { wanted: typed } = useTicketFilters();
  const [q] = useDebouncedValue(typed.q, TYPING_MS);
  const wanted = { ...typed, ...(q === undefined ? { q: undefined } : { q }) };
  const { counts, hasSetAside, isThere } = useWhatStandsAbove(wanted);
  const { openId, close } = useOpenedId();
  const query = useQueue(wanted);
  const tickets = query.data?.pages.flatMap(({ items }) => items);
  if (!isThere)
    return (
      <Page title={t('title')} lead={t('lead')}>
        <SkeletonRows count={8} />
      </Page>
    );
  return (
    <Page title={t('title')} lead={t('lead')}>
      {hasSetAside ? <SetAsideMails /> : null}
      <TicketFilterBar counts={counts} />
      <ResultCount
        wanted={wanted}
        count={query.isPlaceholderData ? undefined : tickets?.length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {tickets || !query.error ? <Rows query={query} /> : null}
      <Suspense>{openId ? <QueueTicketDialog key={openId} id={openId} onClose={close} /> : null}</Suspense>
    </Page>
  );
}

/** The mails that were set aside stand above the tickets: whether there are any is known before anything is drawn, or it would move. */
function useWhatStandsAbove(wanted: Parameters<typeof useTicketCounts>[0]) {
  const counts = useTicketCounts(wanted);
  const hasSetAside = (counts.data?.setAside ?? 0) > 0;
  const setAside = useSetAsideMails({ isWanted: hasSetAside });
  const [wasThere, setWasThere] = useState(false);
  // once only: with another filter all is counted again, and the filter keeps the focus
  const isThere = wasThere || !isAwaited(counts, setAside);
  if (isThere !== wasThere) setWasThere(isThere);
  return { counts: counts.data, hasSetAside, isThere };
}

function Rows({ query }: { readonly query: ReturnType<typeof useQueue> }) {
  const t = useTranslations('supportQueue');
  const { isNarrowed, reset } = useTicketFilters();
  const tickets = query.data?.pages.flatMap(({ items }) => items);
  if (!tickets) return <SkeletonRows count={8} />;
  if (tickets.length > 0) return <TicketTable tickets={tickets} more={moreOf(query)} />;
  if (isNarrowed) return <NoMatch resetLabel={t('filters.clear')} onReset={reset} />;
  return (
    <EmptyState icon={<QuestionIcon size={24} />} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}

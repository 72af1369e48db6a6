import type { PartnerStanding } from '@comptoir/contract/people/partners';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { HandshakeIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { PartnerAct } from './partner-dialog.tsx';
import { usePartnerStandings } from './partner-list.api.ts';
import { PartnerTable } from './partner-table.tsx';

// its forms are for the moments when something is changed
const PartnerDialog = lazy(async () => ({ default: (await import('./partner-dialog.tsx')).PartnerDialog }));

/** Every partner with how many merchants it looks after; created, changed, suspended and taken up again here. */
export function PartnerListPage() {
  const t = useTranslations('partnerList');
  const list = usePartnerStandings();
  const { data, error, refetch } = list.page;
  const [asked, setAsked] = useState<PartnerAct | null>(null);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={() => setAsked({ act: 'create' })}>
          {t('create')}
        </Button>
      }
    >
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Partners list={list} onAsk={setAsked} /> : null}
      <Suspense>{asked ? <PartnerDialog asked={asked} onClose={() => setAsked(null)} /> : null}</Suspense>
    </Page>
  );
}

interface PartnersProps {
  readonly list: ReturnType<typeof usePartnerStandings>;
  readonly onAsk: (asked: PartnerAct) => void;
}

function Partners({ list: { page, text, type, sort, onSort, goTo }, onAsk }: PartnersProps) {
  const t = useTranslations('partnerList');
  const { data, isPlaceholderData } = page;
  return (
    <>
      <Filters label={t('filters')}>
        <SearchField label={t('search')} value={text} onChange={type} />
      </Filters>
      <ResultCount wanted={text} count={isPlaceholderData ? undefined : data?.count} />
      {data ? (
        <Rows partners={data.items} isSearch={text !== ''} order={{ sort, onSort }} onAsk={onAsk} />
      ) : (
        <SkeletonRows count={3} />
      )}
      <Pager
        previous={data?.previousCursor ?? null}
        next={data?.nextCursor ?? null}
        isLoading={isPlaceholderData}
        onGo={goTo}
      />
    </>
  );
}

interface RowsProps extends Pick<PartnersProps, 'onAsk'> {
  readonly partners: readonly PartnerStanding[];
  readonly isSearch: boolean;
  readonly order: Pick<PartnersProps['list'], 'sort' | 'onSort'>;
}

function Rows({ partners, isSearch, order, onAsk }: RowsProps) {
  const t = useTranslations('ui.empty');
  if (partners.length > 0) return <PartnerTable partners={partners} order={order} onAsk={onAsk} />;
  return isSearch ? (
    <EmptyState icon={<SearchIcon size={24} />} title={t('noMatch')} />
  ) : (
    <EmptyState icon={<HandshakeIcon size={24} />} title={t('nothing')} />
  );
}

import type { PartnerView } from '@comptoir/contract/people/partners';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { HandshakeIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { PartnerAct } from './partner-dialog.tsx';
import { usePartners } from './partner-list.api.ts';
import { PartnerTable } from './partner-table.tsx';

// its forms are for the moments when something is changed
const PartnerDialog = lazy(async () => ({ default: (await import('./partner-dialog.tsx')).PartnerDialog }));

/** Every partner with how many merchants it looks after; created, changed, suspended and taken up again here. */
export function PartnerListPage() {
  const t = useTranslations('partnerList');
  const { data, error, refetch } = usePartners();
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
      {data || !error ? <Partners partners={data?.items} onAsk={setAsked} /> : null}
      <Suspense>{asked ? <PartnerDialog asked={asked} onClose={() => setAsked(null)} /> : null}</Suspense>
    </Page>
  );
}

interface PartnersProps {
  readonly partners: readonly PartnerView[] | undefined;
  readonly onAsk: (asked: PartnerAct) => void;
}

function Partners({ partners, onAsk }: PartnersProps) {
  const t = useTranslations('partnerList');
  const tEmpty = useTranslations('ui.empty');
  const { text, type } = useSearchText();
  if (!partners) return <SkeletonRows count={3} />;
  if (partners.length === 0) return <EmptyState icon={<HandshakeIcon size={24} />} title={tEmpty('nothing')} />;
  const found = partners.filter(({ name, contactEmail }) => matchesSearch(text, [name, contactEmail ?? '']));
  return (
    <>
      <Filters label={t('filters')}>
        <SearchField label={t('search')} value={text} onChange={type} />
      </Filters>
      <ResultCount wanted={text} count={found.length} />
      {found.length > 0 ? (
        <PartnerTable partners={found} onAsk={onAsk} />
      ) : (
        <EmptyState icon={<SearchIcon size={24} />} title={tEmpty('noMatch')} />
      )}
    </>
  );
}

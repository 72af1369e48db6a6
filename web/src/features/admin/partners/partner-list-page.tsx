import type { PartnerView } from '@comptoir/contract/people/partners';
import { useTranslations } from 'use-intl';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { HandshakeIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { usePartners } from './partner-list.api.ts';
import { PartnerTable } from './partner-table.tsx';

/** Every partner with how many merchants it looks after. */
export function PartnerListPage() {
  const t = useTranslations('partnerList');
  const { data, error, refetch } = usePartners();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryError error={error} data={data} onRetry={() => void refetch()} />
      {data || !error ? <Partners partners={data?.items} /> : null}
    </Page>
  );
}

function Partners({ partners }: { readonly partners: readonly PartnerView[] | undefined }) {
  const t = useTranslations('partnerList');
  const tEmpty = useTranslations('ui.empty');
  const { text, type } = useSearchText();
  if (!partners) return <SkeletonRows count={3} />;
  if (partners.length === 0) return <EmptyState icon={<HandshakeIcon size={24} />} title={tEmpty('nothing')} />;
  const found = partners.filter(({ name }) => matchesSearch(text, [name]));
  return (
    <>
      <Filters label={t('filters')}>
        <SearchField label={t('search')} value={text} onChange={type} />
      </Filters>
      <ResultCount wanted={text} count={found.length} />
      {found.length > 0 ? (
        <PartnerTable partners={found} />
      ) : (
        <EmptyState icon={<SearchIcon size={24} />} title={tEmpty('noMatch')} />
      )}
    </>
  );
}

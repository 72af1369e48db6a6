import type { CustomerView } from '@comptoir/contract/sales/customers';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import { useCaterer } from '../../../shared/merchants/use-caterer.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { PeopleIcon, PlusIcon } from '../../../ui/icons.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { CustomerTable } from './customer-table.tsx';
import { useCustomers } from '../../../shared/customers/customers.api.ts';

// its form is for the moments when something is changed
const CustomerDialog = lazy(async () => ({ default: (await import('./customer-dialog.tsx')).CustomerDialog }));

/** Whom a caterer makes estimates for: found, added, changed, erased. */
export function CustomersPage() {
  const t = useTranslations('customers');
  const isCaterer = useCaterer();
  if (isCaterer) return <OfCaterer />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isCaterer === undefined ? <SkeletonRows count={6} /> : <ForCaterers />}
    </Page>
  );
}

function OfCaterer() {
  const t = useTranslations('customers');
  const canEdit = usePermission('edit-customers');
  const search = useSearchText();
  const query = useCustomers(search.settled.trim());
  const [isAdding, setAdding] = useState(false);
  const isForOthers = query.error instanceof ApiError && query.error.code === 'caterers-only';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={canEdit && !isForOthers ? <Add onClick={() => setAdding(true)} /> : null}
    >
      {isForOthers ? <ForCaterers /> : <Search search={search} query={query} />}
      {isAdding ? (
        <Suspense>
          <CustomerDialog customer="new" onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

interface SearchProps {
  readonly search: ReturnType<typeof useSearchText>;
  readonly query: ReturnType<typeof useCustomers>;
}

function Search({ search: { text, settled, type }, query }: SearchProps) {
  const t = useTranslations('customers.filters');
  const customers = query.data?.pages.flatMap(({ items }) => items);
  const { opened, close } = useOpenedRow(customers);
  return (
    <>
      <Filters label={t('label')}>
        <SearchField label={t('search')} value={text} onChange={type} />
      </Filters>
      <ResultCount
        wanted={[settled]}
        count={query.isPlaceholderData ? undefined : customers?.length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {customers || !query.error ? (
        <Customers customers={customers} more={moreOf(query)} isNarrowed={settled !== ''} onReset={() => type('')} />
      ) : null}
      {opened ? (
        <Suspense>
          <CustomerDialog customer={opened} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface CustomersProps {
  readonly customers: readonly CustomerView[] | undefined;
  readonly more: More;
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function Customers({ customers, more, isNarrowed, onReset }: CustomersProps) {
  const t = useTranslations('customers');
  const tEmpty = useTranslations('ui.empty');
  if (!customers) return <SkeletonRows count={6} />;
  if (customers.length > 0) return <CustomerTable customers={customers} more={more} />;
  if (isNarrowed) return <NoMatch resetLabel={t('filters.reset')} onReset={onReset} />;
  return (
    <EmptyState icon={<PeopleIcon size={24} />} title={tEmpty('nothing')}>
      {t('empty')}
    </EmptyState>
  );
}

function Add({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('customers');
  return (
    <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={onClick}>
      {t('add')}
    </Button>
  );
}

/** Empty state for a merchant who does not say that it caters. */
function ForCaterers() {
  const t = useTranslations('customers.others');
  return (
    <EmptyState icon={<PeopleIcon size={24} />} title={t('title')} action={<Link to="/merchant">{t('link')}</Link>}>
      {t('text')}
    </EmptyState>
  );
}

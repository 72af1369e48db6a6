import type { UserView } from '@comptoir/contract/people/users';
import { lazy, Suspense, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { PeopleIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers, type UserFilters } from './users.api.ts';
import styles from './users.module.css';

// its forms are for the moments when something is changed
const PersonDialog = lazy(async () => ({ default: (await import('./person-dialog.tsx')).PersonDialog }));

const NO_FILTERS: UserFilters = { search: '', role: 'all' };
const TYPING_MS = 300;

/** Everyone who may sign in: invited, changed, suspended by an administrator. */
export function UsersPage() {
  const t = useTranslations('users');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [search] = useDebouncedValue(filters.search.trim(), TYPING_MS);
  const query = useUsers({ search, role: filters.role });
  /** Who is in the dialog: an existing user, a new one, or none. */
  const [opened, setOpened] = useState<UserView | 'new' | null>(null);
  const users = query.data?.pages.flatMap(({ items }) => items);

  return (
    <ListSection title={t('title')} aside={<InviteButton onClick={() => setOpened('new')} />}>
      <p className={styles.lead}>{t('lead')}</p>
      <UserFilterBar filters={filters} onChange={setFilters} />
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {users || !query.error ? (
        <Users users={users} isNarrowed={search !== '' || filters.role !== 'all'} onOpen={setOpened} />
      ) : null}
      <MoreButton
        rows={users}
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      >
        {t('more')}
      </MoreButton>
      <Suspense>{opened ? <PersonDialog user={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </ListSection>
  );
}

interface UsersProps {
  readonly users: readonly UserView[] | undefined;
  readonly isNarrowed: boolean;
  readonly onOpen: (user: UserView) => void;
}

function Users({ users, isNarrowed, onOpen }: UsersProps) {
  const tEmpty = useTranslations('ui.empty');
  if (!users) return <SkeletonRows count={6} />;
  if (users.length > 0) return <UserTable users={users} onOpen={onOpen} />;
  return isNarrowed ? (
    <EmptyState icon={<SearchIcon size={24} />} title={tEmpty('noMatch')} />
  ) : (
    <EmptyState icon={<PeopleIcon size={24} />} title={tEmpty('nothing')} />
  );
}

function InviteButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('users');
  return (
    <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={onClick}>
      {t('invite')}
    </Button>
  );
}

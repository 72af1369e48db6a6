import type { UserView } from '@comptoir/contract/users';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettled } from '../../lib/use-settled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PeopleIcon, PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { InviteUserDialog } from './invite-user-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers, type UserFilters } from './users.api.ts';

const NO_FILTERS: UserFilters = { search: '', role: 'all' };
const TYPING_MS = 300;

/** Everybody who may sign in: invited, changed, suspended by an administrator. */
export function UsersPage() {
  const t = useTranslations('users');
  const [filters, setFilters] = useState(NO_FILTERS);
  const search = useSettled(filters.search.trim(), TYPING_MS);
  const query = useUsers({ search, role: filters.role });
  const [isInviting, setInviting] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const users = query.data?.pages.flatMap(({ items }) => items);
  const opened = users?.find(({ id }) => id === openId);

  return (
    <Page title={t('title')} lead={t('lead')} actions={<InviteButton onClick={() => setInviting(true)} />}>
      <UserFilterBar filters={filters} onChange={setFilters} />
      {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {users || !query.error ? (
        <Users users={users} isNarrowed={search !== '' || filters.role !== 'all'} onOpen={setOpenId} />
      ) : null}
      {query.hasNextPage ? (
        <Button
          variant="default"
          mx="auto"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
      {isInviting ? <InviteUserDialog onClose={() => setInviting(false)} /> : null}
      {opened ? <UserDialog user={opened} onClose={() => setOpenId(null)} /> : null}
    </Page>
  );
}

interface UsersProps {
  readonly users: readonly UserView[] | undefined;
  readonly isNarrowed: boolean;
  readonly onOpen: (id: string) => void;
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

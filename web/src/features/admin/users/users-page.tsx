import type { UserView } from '@comptoir/contract/people/users';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { moreOf } from '../../../shared/lists/more-of.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useOpenedRow } from '../../../shared/lists/use-opened-row.ts';
import { writeSort } from '../../../shared/lists/sort-in-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { readUserSort, wantedUsers } from '../../../shared/queries/wanted-users.ts';
import { PeopleIcon, PlusIcon } from '../../../ui/icons.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Sort } from '../../../ui/table-column.ts';
import { Text } from '../../../ui/layout.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserTable, type UserTableOrder } from './user-table.tsx';
import { useUsers } from './users.api.ts';

// its forms are for the moments when something is changed
const PersonDialog = lazy(async () => ({ default: (await import('./person-dialog.tsx')).PersonDialog }));

/** Everyone who may sign in: invited, changed, suspended by an administrator. */
export function UsersPage() {
  const t = useTranslations('users');
  const { search, change } = useAddress();
  const { text, settled, type } = useSearchText();
  const { role, account } = search;
  const query = useUsers(wantedUsers({ ...search, q: settled }));
  const users = query.data?.pages.flatMap(({ items }) => items);
  const { opened, close } = useOpenedRow(users);
  const [isInviting, setInviting] = useState(false);
  const isNarrowed = settled !== '' || role !== undefined || account !== undefined;
  const reset = (): void => {
    type('');
    change({ q: undefined, role: undefined, account: undefined });
  };
  const order = { sort: readUserSort(search.sort), onSort: (sort: Sort) => change({ sort: writeSort(sort) }) };

  return (
    <ListSection title={t('title')} aside={<InviteButton onClick={() => setInviting(true)} />}>
      <Text tone="soft">{t('lead')}</Text>
      <UserFilterBar search={text} role={role} account={account} onSearch={type} onChange={change} />
      <ResultCount
        wanted={[settled, role, account, search.sort]}
        count={query.isPlaceholderData ? undefined : users?.length}
        hasMore={query.hasNextPage}
      />
      <QueryError error={query.error} data={query.data} onRetry={() => void query.refetch()} />
      {users || !query.error ? (
        <Users users={users} more={moreOf(query)} isNarrowed={isNarrowed} order={order} onReset={reset} />
      ) : null}
      <Suspense>
        {opened ? <PersonDialog user={opened} onClose={close} /> : null}
        {isInviting ? <PersonDialog user="new" onClose={() => setInviting(false)} /> : null}
      </Suspense>
    </ListSection>
  );
}

interface UsersProps {
  readonly users: readonly UserView[] | undefined;
  readonly more: More;
  readonly isNarrowed: boolean;
  readonly order: UserTableOrder;
  readonly onReset: () => void;
}

function Users({ users, more, isNarrowed, order, onReset }: UsersProps) {
  const t = useTranslations('users.filters');
  const tEmpty = useTranslations('ui.empty');
  if (!users) return <SkeletonRows count={6} />;
  if (users.length > 0) return <UserTable users={users} more={more} order={order} />;
  return isNarrowed ? (
    <NoMatch resetLabel={t('reset')} onReset={onReset} />
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

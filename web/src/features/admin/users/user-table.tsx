import type { UserView } from '@comptoir/contract/people/users';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { PERSON_TONES } from '../../../shared/people/person-tones.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { More } from '../../../ui/more-rows.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column, Sort } from '../../../ui/table-column.ts';
import { Row, Text } from '../../../ui/layout.tsx';

/** By what the rows are ordered, by the server. */
export interface UserTableOrder {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

interface UserTableProps {
  readonly users: readonly UserView[];
  readonly more: More;
  readonly order: UserTableOrder;
}

export function UserTable({ users, more, order }: UserTableProps) {
  const t = useTranslations('users');
  return (
    <DataTable
      {...order}
      caption={t('caption')}
      columns={useColumns()}
      rows={users}
      idOf={({ id }) => id}
      more={more}
    />
  );
}

function useColumns(): Column<UserView>[] {
  const t = useTranslations('users');
  const now = useNow(60_000);
  return [
    {
      key: 'name',
      header: t('columns.person'),
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <RowLink id={id}>{name}</RowLink>,
    },
    { key: 'email', header: t('fields.email'), cell: ({ email }) => email },
    {
      key: 'role',
      header: t('columns.belonging'),
      // whose it is first: the end of a narrow cell is cut
      cell: ({ role, of }) => [of, t(`roles.${role}`)].filter(Boolean).join(' · '),
    },
    {
      key: 'lastSignIn',
      header: t('columns.lastSignIn'),
      phone: 'hidden',
      sortBy: ({ lastSignInAt }) => lastSignInAt,
      cell: (user) => <LastSignIn user={user} now={now} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state, hasSecondFactor }) => (
        <Row as="span" isInline isWhole>
          <StatusBadge tone={PERSON_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {hasSecondFactor ? (
            <Text as="small" tone="soft">
              {t('secondFactor')}
            </Text>
          ) : null}
        </Row>
      ),
    },
  ];
}

function LastSignIn({ user, now }: { readonly user: UserView; readonly now: Date }) {
  const t = useTranslations('users');
  const language = useLanguage();
  if (!user.lastSignInAt)
    return (
      <Text as="span" tone="soft">
        {t('never')}
      </Text>
    );
  const at = new Date(user.lastSignInAt);
  return (
    <>
      <TimeText at={at}>{formatAgo(at, now, language)}</TimeText>
      {user.activeSessions > 0 ? ` · ${t('sessions', { count: user.activeSessions })}` : null}
    </>
  );
}

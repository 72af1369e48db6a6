import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import type { ContactView } from '@comptoir/contract/people/contacts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Column } from '../../ui/table-column.ts';
import { Row } from '../../ui/layout.tsx';
import { useWholeList } from '../lists/use-whole-list.ts';
import { PERSON_TONES } from './person-tones.ts';
import styles from './people.module.css';

interface PeopleTableProps {
  readonly caption: string;
  readonly people: readonly ContactView[];
  /** Actions on each, in a menu. */
  readonly renderActions?: ((person: ContactView) => ReactNode) | undefined;
}

/** People who may sign in: name, username, email, and at a merchant's what each may do there. Source: spec §3 "Contact (partner)". */
export function PeopleTable({ caption, people, renderActions }: PeopleTableProps) {
  const columns = useColumns(people.some(({ right }) => right !== null));
  const list = useWholeList(people, columns);
  return (
    <DataTable {...list} caption={caption} columns={columns} idOf={({ id }) => id} renderActions={renderActions} />
  );
}

function useColumns(hasRights: boolean): Column<ContactView>[] {
  const t = useTranslations('people');
  const right: Column<ContactView> = {
    key: 'right',
    header: t('columns.right'),
    sortBy: (person) => (person.right ? t(`rights.${person.right}`) : null),
    cell: (person) => (person.right ? <RightOf person={person} right={person.right} /> : null),
  };
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ name, isSelf }) => (
        <Row as="span" isInline isWhole>
          {name}
          {isSelf ? <StatusBadge tone="info">{t('self')}</StatusBadge> : null}
        </Row>
      ),
    },
    {
      key: 'username',
      header: t('columns.username'),
      phone: 'hidden',
      sortBy: ({ username }) => username,
      cell: ({ username }) => username,
    },
    {
      key: 'email',
      header: t('columns.email'),
      cell: (person) => (isReachable(person) ? <a href={mailtoLink(person.email)}>{person.email}</a> : t('noEmail')),
    },
    ...(hasRights ? [right] : []),
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      sortBy: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <StatusBadge tone={PERSON_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
    },
  ];
}

interface RightOfProps {
  readonly person: ContactView;
  readonly right: NonNullable<ContactView['right']>;
}

function RightOf({ person, right }: RightOfProps) {
  const t = useTranslations('people');
  return (
    <Row as="span" className={styles.right} isInline>
      {t(`rights.${right}`)}
      {person.isProviderOwner ? <StatusBadge tone="neutral">{t('providerOwner')}</StatusBadge> : null}
    </Row>
  );
}

/** Anyone who came from the provider without an email has an address that no mail reaches (RFC 2606). */
const isReachable = ({ email }: ContactView): boolean => !email.endsWith('.invalid');

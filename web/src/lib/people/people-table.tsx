import type { ContactView } from '@comptoir/contract/contacts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PERSON_TONES } from './person-tones.ts';
import styles from './people.module.css';

interface PeopleTableProps {
  readonly caption: string;
  readonly people: readonly ContactView[];
  /** What can be done about each, in a column of its own. */
  readonly actionsFor?: ((person: ContactView) => ReactNode) | undefined;
}

/** People who may sign in: name, username, e-mail. Source: spec §3 "Contact (partner)". */
export function PeopleTable({ caption, people, actionsFor }: PeopleTableProps) {
  const t = useTranslations('people');
  const headers = {
    name: t('columns.name'),
    username: t('columns.username'),
    email: t('columns.email'),
    state: t('columns.state'),
  };
  const rows = people.map((person) => ({
    id: person.id,
    cells: {
      name: (
        <span className={styles.name}>
          {person.name}
          {person.isSelf ? <StatusBadge tone="info">{t('self')}</StatusBadge> : null}
        </span>
      ),
      username: person.username,
      email: <a href={`mailto:${person.email}`}>{person.email}</a>,
      state: <StatusBadge tone={PERSON_TONES[person.state]}>{t(`state.${person.state}`)}</StatusBadge>,
      actions: actionsFor?.(person),
    },
  }));
  if (!actionsFor)
    return <DataTable<keyof typeof headers> caption={caption} heading="name" headers={headers} rows={rows} />;
  const withActions = { ...headers, actions: t('columns.actions') };
  return <DataTable caption={caption} heading="name" headers={withActions} rows={rows} />;
}

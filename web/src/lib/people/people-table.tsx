import type { ContactView } from '@comptoir/contract/contacts';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PERSON_TONES } from './person-tones.ts';
import styles from './people.module.css';

interface PeopleTableProps {
  readonly caption: string;
  readonly people: readonly ContactView[];
}

/** People who may sign in: name, username, e-mail. Source: spec §3 "Contact (partner)". */
export function PeopleTable({ caption, people }: PeopleTableProps) {
  const t = useTranslations('people');
  return (
    <DataTable
      caption={caption}
      heading="name"
      headers={{
        name: t('columns.name'),
        username: t('columns.username'),
        email: t('columns.email'),
        state: t('columns.state'),
      }}
      rows={people.map((person) => ({
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
        },
      }))}
    />
  );
}

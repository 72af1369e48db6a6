import type { ContactView } from '@comptoir/contract/people/contacts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CardTable } from '../../ui/card-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PERSON_TONES } from './person-tones.ts';
import styles from './people.module.css';

type Column = 'name' | 'username' | 'email' | 'right' | 'state' | 'actions';

interface PeopleTableProps {
  readonly caption: string;
  readonly people: readonly ContactView[];
  /** What can be done about each, in a column of its own. */
  readonly actionsFor?: ((person: ContactView) => ReactNode) | undefined;
}

/** People who may sign in: name, username, e-mail, and at a merchant's what each may do there. Source: spec §3 "Contact (partner)". */
export function PeopleTable({ caption, people, actionsFor }: PeopleTableProps) {
  const t = useTranslations('people');
  const headers: Readonly<Partial<Record<Column, string>>> = {
    name: t('columns.name'),
    username: t('columns.username'),
    email: t('columns.email'),
    ...(people.some(({ right }) => right !== null) ? { right: t('columns.right') } : {}),
    state: t('columns.state'),
    ...(actionsFor ? { actions: t('columns.actions') } : {}),
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
      email: isReachable(person) ? <a href={`mailto:${person.email}`}>{person.email}</a> : t('noEmail'),
      right: person.right ? (
        <span className={styles.name}>
          {t(`rights.${person.right}`)}
          {person.isProviderOwner ? <StatusBadge tone="neutral">{t('providerOwner')}</StatusBadge> : null}
        </span>
      ) : null,
      state: <StatusBadge tone={PERSON_TONES[person.state]}>{t(`state.${person.state}`)}</StatusBadge>,
      actions: actionsFor?.(person),
    },
  }));
  return <CardTable caption={caption} heading="name" headers={headers} rows={rows} />;
}

/** Anyone who came from the provider without an e-mail has an address that no mail reaches (RFC 2606). */
const isReachable = ({ email }: ContactView): boolean => !email.endsWith('.invalid');

import type { UserView } from '@comptoir/contract/people/users';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { PERSON_TONES } from '../../../shared/people/person-tones.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './users.module.css';

interface UserTableProps {
  readonly users: readonly UserView[];
  readonly onOpen: (user: UserView) => void;
}

export function UserTable({ users, onOpen }: UserTableProps) {
  const t = useTranslations('users');
  const now = useNow(60_000);
  return (
    <CardTable
      caption={t('caption')}
      heading="person"
      headers={{
        person: t('columns.person'),
        role: t('fields.role'),
        state: t('columns.state'),
        lastSignIn: t('columns.lastSignIn'),
        open: t('columns.open'),
      }}
      rows={users.map((user) => ({
        id: user.id,
        cells: {
          person: (
            <div className={styles.stack}>
              <strong>{user.name}</strong>
              <small className={styles.faint}>{user.email}</small>
            </div>
          ),
          role: (
            <div className={styles.stack}>
              {t(`roles.${user.role}`)}
              {user.of ? <small className={styles.faint}>{user.of}</small> : null}
            </div>
          ),
          state: (
            <div className={styles.stack}>
              <StatusBadge tone={PERSON_TONES[user.state]}>{t(`states.${user.state}`)}</StatusBadge>
              {user.hasSecondFactor ? <small className={styles.faint}>{t('secondFactor')}</small> : null}
            </div>
          ),
          lastSignIn: <LastSignIn user={user} now={now} />,
          open: (
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={t('openNamed', { name: user.name })}
              onClick={() => onOpen(user)}
            >
              {t('open')}
            </Button>
          ),
        },
      }))}
    />
  );
}

function LastSignIn({ user, now }: { readonly user: UserView; readonly now: Date }) {
  const t = useTranslations('users');
  const language = useLanguage();
  if (!user.lastSignInAt) return <span className={styles.faint}>{t('never')}</span>;
  const at = new Date(user.lastSignInAt);
  return (
    <div className={styles.stack}>
      <TimeText at={at}>{formatAgo(at, now, language)}</TimeText>
      {user.activeSessions > 0 ? (
        <small className={styles.faint}>{t('sessions', { count: user.activeSessions })}</small>
      ) : null}
    </div>
  );
}

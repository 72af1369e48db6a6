import type { ActiveSession } from '@comptoir/contract/people/profile';
import { useTranslations } from 'use-intl';
import { formatAgo, formatInstant } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import styles from './profile.module.css';

interface SessionsTableProps {
  readonly sessions: readonly ActiveSession[];
  /** The one that is being ended. */
  readonly pendingId: string | null;
  readonly onEnd: (id: string) => void;
}

/** One row per browser; this one is marked, and left by the account menu. */
export function SessionsTable({ sessions, pendingId, onEnd }: SessionsTableProps) {
  const t = useTranslations('profile.sessions');
  const reader = useReader();
  const now = useNow(30_000);

  const rows = sessions.map(({ id, isCurrent, browser, address, createdAt, lastUsedAt }) => {
    const place = browser ?? t('unknown');
    const [since, used] = [new Date(createdAt), new Date(lastUsedAt)];
    return {
      id,
      cells: {
        place: (
          <span className={styles.place}>
            {place}
            {isCurrent ? <StatusBadge tone="success">{t('current')}</StatusBadge> : null}
          </span>
        ),
        address: address ?? '–',
        lastUsedAt: <TimeText at={used}>{formatAgo(used, now, reader.language)}</TimeText>,
        createdAt: <TimeText at={since}>{formatInstant(since, reader)}</TimeText>,
        action: isCurrent ? (
          '–'
        ) : (
          <Button
            variant="default"
            aria-label={t('endNamed', { place })}
            loading={id === pendingId}
            onClick={() => onEnd(id)}
          >
            {t('end')}
          </Button>
        ),
      },
    };
  });

  return (
    <CardTable
      caption={t('caption')}
      heading="place"
      headers={{
        place: t('place'),
        address: t('address'),
        lastUsedAt: t('lastUsedAt'),
        createdAt: t('createdAt'),
        action: t('action'),
      }}
      rows={rows}
    />
  );
}

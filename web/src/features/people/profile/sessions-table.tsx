import type { ActiveSession } from '@comptoir/contract/people/profile';
import { useTranslations } from 'use-intl';
import { formatAgo, formatInstant } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { Row } from '../../../ui/layout.tsx';
import { TimeText } from '../../../shared/sessions/time-text.tsx';

interface SessionsTableProps {
  readonly sessions: readonly ActiveSession[];
  /** The one that is being ended. */
  readonly pendingId: string | null;
  readonly onEnd: (id: string) => void;
}

/** One row per browser; this one is marked, and left by the account menu. */
export function SessionsTable({ sessions, pendingId, onEnd }: SessionsTableProps) {
  const t = useTranslations('profile.sessions');
  return (
    <DataTable
      isFacts
      caption={t('caption')}
      columns={useColumns()}
      rows={sessions}
      idOf={({ id }) => id}
      renderActions={({ id, isCurrent, browser }) =>
        isCurrent ? null : (
          <Button
            variant="default"
            aria-label={t('endNamed', { place: browser ?? t('unknown') })}
            loading={id === pendingId}
            onClick={() => onEnd(id)}
          >
            {t('end')}
          </Button>
        )
      }
    />
  );
}

function useColumns(): Column<ActiveSession>[] {
  const t = useTranslations('profile.sessions');
  const reader = useReader();
  const now = useNow(30_000);
  return [
    {
      key: 'place',
      header: t('place'),
      cell: ({ browser, isCurrent }) => (
        <Row as="span" isInline weight="600">
          {browser ?? t('unknown')}
          {isCurrent ? <StatusBadge tone="success">{t('current')}</StatusBadge> : null}
        </Row>
      ),
    },
    { key: 'address', header: t('address'), cell: ({ address }) => address ?? '–' },
    {
      key: 'lastUsedAt',
      header: t('lastUsedAt'),
      cell: ({ lastUsedAt }) => (
        <TimeText at={new Date(lastUsedAt)}>{formatAgo(new Date(lastUsedAt), now, reader.language)}</TimeText>
      ),
    },
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }) => (
        <TimeText at={new Date(createdAt)}>{formatInstant(new Date(createdAt), reader)}</TimeText>
      ),
    },
  ];
}

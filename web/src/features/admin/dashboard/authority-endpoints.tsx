import type { AuthorityHealth } from '@comptoir/contract/sales/report-overview';
import { useTranslations } from 'use-intl';
import { formatAgo, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ListSection } from '../../../ui/list-section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';

/** State of each address of the authority, by the requests of the last day. */
export function AuthorityEndpoints({ endpoints }: { readonly endpoints: readonly AuthorityHealth[] }) {
  const t = useTranslations('adminDashboard.endpoints');
  const columns = useColumns();
  const list = useWholeList(endpoints, columns);
  return (
    <ListSection title={t('title')}>
      <DataTable {...list} caption={t('title')} columns={columns} idOf={({ endpoint }) => endpoint} />
    </ListSection>
  );
}

const TONES = { responding: 'success', failing: 'error', quiet: 'neutral' } as const;

function useColumns(): Column<AuthorityHealth>[] {
  const t = useTranslations('adminDashboard.endpoints');
  const language = useLanguage();
  const count = (key: 'answered' | 'failed'): Column<AuthorityHealth> => ({
    key,
    header: t(`columns.${key}`),
    isFigure: true,
    isLabelled: true,
    cell: (row) => formatNumber(row[key], language),
  });
  return [
    { key: 'endpoint', header: t('columns.endpoint'), cell: ({ endpoint }) => t(`names.${endpoint}`) },
    count('answered'),
    count('failed'),
    {
      key: 'average',
      header: t('columns.average'),
      isFigure: true,
      phone: 'hidden',
      cell: ({ averageMs }) => (averageMs === null ? '–' : t('ms', { ms: averageMs })),
    },
    {
      key: 'last',
      header: t('columns.last'),
      phone: 'hidden',
      cell: (row) => <Last at={row.state === 'failing' ? row.failedAt : row.answeredAt} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state, failure }) => (
        <>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {failure === null ? null : <small> {failure}</small>}
        </>
      ),
    },
  ];
}

function Last({ at }: { readonly at: string | null }) {
  const language = useLanguage();
  const now = useNow(30_000);
  if (at === null) return '–';
  const instant = new Date(at);
  return <TimeText at={instant}>{formatAgo(instant, now, language)}</TimeText>;
}

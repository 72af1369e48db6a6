import type { TaxRowView } from '@comptoir/contract/base/taxes';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../ui/data-table.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useRowWords } from './use-row-words.ts';

const TONES: Readonly<Record<TaxRowView['state'], Tone>> = {
  announced: 'warning',
  lapsed: 'error',
  confirmed: 'info',
  'in-force': 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
};

/** Acts that a row in a state still allows someone who did not announce it. */
const WAYS: Readonly<Record<TaxRowView['state'], readonly ('confirm' | 'withdraw')[]>> = {
  announced: ['confirm', 'withdraw'],
  lapsed: ['withdraw'],
  confirmed: ['withdraw'],
  'in-force': [],
  ended: [],
  withdrawn: [],
};

interface AnnouncedRowsProps {
  readonly rows: readonly TaxRowView[];
  readonly onOpen: (way: 'confirm' | 'withdraw', row: TaxRowView) => void;
}

/** Changes that were announced, the newest first, and what may be done to each. */
export function AnnouncedRows({ rows, onOpen }: AnnouncedRowsProps) {
  const t = useTranslations('taxes');
  const tUi = useTranslations('ui');
  const words = useRowWords();
  const columns = useColumns();
  return (
    <DataTable
      isFacts
      caption={t('announced')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      renderActions={(row) => {
        const ways = WAYS[row.state].filter((way) => way !== 'confirm' || !row.isOwn);
        if (ways.length === 0) return null;
        return (
          <Menu
            label={tUi('actionsOn', { name: `${words.tax(row)} ${words.days(row)}` })}
            entries={ways.map((way) => ({ key: way, label: t(way) }))}
            onChoose={(way) => onOpen(way === 'confirm' ? 'confirm' : 'withdraw', row)}
          />
        );
      }}
    />
  );
}

function useColumns(): Column<TaxRowView>[] {
  const t = useTranslations('taxes');
  const words = useRowWords();
  return [
    { key: 'change', header: t('columns.change'), grows: true, phone: 'primary', cell: words.change },
    { key: 'days', header: t('columns.days'), cell: words.days },
    {
      key: 'state',
      header: t('columns.state'),
      phone: 'primary',
      keeps: true,
      cell: ({ state, isOwn }) => (
        <>
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          {state === 'announced' && isOwn ? <Hint as="small">{t('own')}</Hint> : null}
        </>
      ),
    },
    {
      key: 'people',
      header: t('columns.people'),
      cell: ({ announcedBy, confirmedBy, withdrawnBy }) =>
        [
          t('people.announced', { name: announcedBy }),
          ...(confirmedBy === null ? [] : [t('people.confirmed', { name: confirmedBy })]),
          ...(withdrawnBy === null ? [] : [t('people.withdrawn', { name: withdrawnBy })]),
        ].join('; '),
    },
    {
      key: 'letters',
      header: t('columns.letters'),
      cell: ({ letters: { sent, ordered } }) =>
        ordered === 0 ? '–' : t('letters', { sent: String(sent), ordered: String(ordered) }),
    },
  ];
}

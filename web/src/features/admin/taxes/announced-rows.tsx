import type { TaxRowView } from '@comptoir/contract/base/taxes';
import { openMoves } from '@comptoir/domain/base/taxes/announced-row';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../ui/data-table.tsx';
import { Hint, Stack } from '../../../ui/layout.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { useRowColumns } from './use-row-columns.ts';
import { useRowWords } from './use-row-words.ts';

const TONES: Readonly<Record<TaxRowView['state'], Tone>> = {
  announced: 'warning',
  lapsed: 'error',
  confirmed: 'info',
  'in-force': 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
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
        const ways = openMoves(row.state).filter((way) => way !== 'confirm' || !row.isOwn);
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
  return [...useRowColumns(), { key: 'state', header: t('columns.state'), cell: (row) => <State row={row} /> }];
}

/** State of a change, with who brought it there and how many were written to. */
function State({ row }: { readonly row: TaxRowView }) {
  const t = useTranslations('taxes');
  const { state, isOwn, announcedBy, confirmedBy, withdrawnBy, letters } = row;
  const notes = [
    state === 'announced' && isOwn ? t('own') : null,
    t('people.announced', { name: announcedBy }),
    confirmedBy === null ? null : t('people.confirmed', { name: confirmedBy }),
    withdrawnBy === null ? null : t('people.withdrawn', { name: withdrawnBy }),
    letters.ordered === 0 ? null : t('letters', { sent: String(letters.sent), ordered: String(letters.ordered) }),
  ];
  return (
    <Stack gap="none" align="start">
      <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      {notes.map((note) =>
        note === null ? null : (
          <Hint key={note} as="small">
            {note}
          </Hint>
        ),
      )}
    </Stack>
  );
}

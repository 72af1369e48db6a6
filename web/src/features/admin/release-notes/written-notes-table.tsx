import type { WrittenNoteView } from '@comptoir/contract/help/release-notes';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { EditedTable } from '../../../shared/lists/edited-table.tsx';
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { ACTS_OF, type OpenedNote } from './opened-note.ts';
import { useNoteTitle } from './use-note-title.ts';

const TONES: Readonly<Record<WrittenNoteView['state'], Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
};

interface WrittenNotesTableProps {
  readonly notes: readonly WrittenNoteView[];
  readonly onOpen: (opened: OpenedNote) => void;
}

/** Notes with how they stand, when they come out, and who wrote them. */
export function WrittenNotesTable({ notes, onOpen }: WrittenNotesTableProps) {
  const t = useTranslations('writtenNotes');
  return (
    <EditedTable
      caption={t('title')}
      rows={notes}
      columns={useColumns()}
      nameOf={useNoteTitle()}
      actsOf={({ state }) =>
        ACTS_OF[state].map((act) => ({ key: act, label: t(`acts.${act}`), isGrave: act === 'delete' }))
      }
      onAct={(act, note) => onOpen({ act, note })}
    />
  );
}

function useColumns(): Column<WrittenNoteView>[] {
  const t = useTranslations('writtenNotes');
  const language = useLanguage();
  const titleOf = useNoteTitle();
  const dayOf = (at: string | null): string | null =>
    at === null ? null : formatDay(new Date(at), { language, timeZone: 'America/Montreal' });
  return [
    { key: 'title', header: t('columns.title'), grows: true, phone: 'primary', sortBy: titleOf, cell: titleOf },
    {
      key: 'state',
      header: t('columns.state'),
      keeps: true,
      phone: 'primary',
      sortBy: ({ state }) => state,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'publishAt',
      header: t('columns.publishAt'),
      keeps: true,
      phone: 'secondary',
      sortBy: ({ publishAt }) => publishAt,
      cell: ({ publishAt }) => dayOf(publishAt),
    },
    {
      key: 'changedBy',
      header: t('columns.changedBy'),
      phone: 'secondary',
      sortBy: ({ changedBy }) => changedBy,
      cell: ({ changedBy }) => changedBy,
    },
  ];
}

import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { findUsers } from '@comptoir/domain/sales/menu/find-users';
import { entriesOf } from '@comptoir/domain/sales/menu/menu-entry';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useWholeList } from '../../../shared/lists/use-whole-list.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DishIcon, PlusIcon } from '../../../ui/icons.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { EntryMenu } from './entry-menu.tsx';
import { EntryName } from './entry-name.tsx';
import type { MenuActs } from './menu-page.tsx';
import { OrderedFrame } from './ordered-frame.tsx';
import type { OTHER_KINDS } from './read-menu-search.ts';
import { useOrder } from './use-order.ts';
import { useWeekWords } from './use-week-words.ts';

interface OtherEntriesProps extends Omit<MenuActs, 'onImport' | 'onProvider'> {
  readonly kind: (typeof OTHER_KINDS)[number];
  readonly entries: readonly MenuEntryView[];
}

/** Entries of a kind beside items, in their order, with what is in them. */
export function OtherEntries({ kind, entries, canEdit, onAdd, onRemove }: OtherEntriesProps) {
  const t = useTranslations('menu');
  const language = useLanguage();
  const rows: MenuEntryView[] = entriesOf(entries, kind);
  const order = useOrder(
    kind,
    rows.map(({ code, name }) => ({ code, name: name[language], group: kind })),
  );
  const columns = useColumns({ kind, entries, handleOf: canEdit ? order.handleOf : null });
  const { sort: _sort, onSort: _onSort, ...list } = useWholeList(rows, columns);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<DishIcon size={24} />}
        title={t(`empty.${kind}.title`)}
        action={
          canEdit ? (
            <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={onAdd}>
              {t(`add.${kind}`)}
            </Button>
          ) : null
        }
      >
        {t(`empty.${kind}.text`)}
      </EmptyState>
    );
  return (
    <OrderedFrame order={order} canMove={canEdit}>
      <DataTable
        {...list}
        caption={t(`kinds.${kind}`)}
        columns={columns}
        idOf={({ code }) => code}
        renderActions={
          canEdit ? (entry) => <EntryMenu entry={entry} onStep={order.step} onRemove={onRemove} /> : undefined
        }
      />
    </OrderedFrame>
  );
}

interface Shown extends Pick<OtherEntriesProps, 'kind' | 'entries'> {
  /** Null where nothing is changed. */
  readonly handleOf: ReturnType<typeof useOrder>['handleOf'] | null;
}

function useColumns({ kind, entries, handleOf }: Shown): Column<MenuEntryView>[] {
  const t = useTranslations('menu');
  const factsOf = useFacts(entries);
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (entry) => <EntryName entry={entry} canEdit={handleOf !== null} handle={handleOf?.(entry.code) ?? null} />,
    },
    { key: 'facts', header: t(`facts.${kind}`), grows: true, phone: 'secondary', cell: factsOf },
  ];
}

/** Writes what is in an entry, in a line. */
function useFacts(entries: readonly MenuEntryView[]): (entry: MenuEntryView) => string {
  const t = useTranslations('menu');
  const language = useLanguage();
  const timesOf = useWeekWords();
  return (entry) => {
    if (entry.kind === 'group') {
      const names = entry.modifiers.map(({ name }) => name[language]).join(', ');
      return t('groupFacts', { least: entry.least, most: entry.most, names });
    }
    if (entry.kind === 'hours') return entry.times.map(timesOf).join(' · ');
    return t('count', { count: findUsers(entries, entry).filter(({ kind }) => kind === 'item').length });
  };
}

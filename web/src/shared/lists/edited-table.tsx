import { useTranslations } from 'use-intl';
import { DataTable } from '../../ui/data-table.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Column } from '../../ui/table-column.ts';
import { useWholeList } from './use-whole-list.ts';

interface EditedTableProps<Row, Act extends string> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Names a row where its actions are read out. */
  readonly nameOf: (row: Row) => string;
  readonly actsOf: (row: Row) => Parameters<typeof Menu<Act>>[0]['entries'];
  readonly onAct: (act: Act, row: Row) => void;
}

/** The rows of a list that is there as a whole, in the order that the address says, each with what can be done with it. */
export function EditedTable<Row extends { readonly id: string }, Act extends string>({
  caption,
  rows,
  columns,
  nameOf,
  actsOf,
  onAct,
}: EditedTableProps<Row, Act>) {
  const t = useTranslations('ui');
  const list = useWholeList(rows, columns);
  return (
    <DataTable
      {...list}
      caption={caption}
      columns={columns}
      idOf={({ id }) => id}
      renderActions={(row) => (
        <Menu label={t('actionsOn', { name: nameOf(row) })} entries={actsOf(row)} onChoose={(act) => onAct(act, row)} />
      )}
    />
  );
}

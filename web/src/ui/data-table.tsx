import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announced } from './announced.tsx';
import { ChevronIcon } from './icons.tsx';
import { MoreRows, type More } from './more-rows.tsx';
import { nextSort } from './sort-rows.ts';
import { ChooseAll, ChooseRow, type RowChoice } from './row-choice.tsx';
import type { Column, Sort } from './table-column.ts';
import styles from './data-table.module.css';

/** Named though the elements imply them: a layout that is none of a table makes some browsers forget them. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface DataTableProps<Row> {
  readonly caption: string;
  /** In their order; the first one's cells head their rows. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Actions on a row: at most a menu or one button, in the last column. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Has just arrived: marked for a moment. */
  readonly isNew?: (row: Row) => boolean;
  /** Remark on a row beyond its cells, under it and as wide as the table. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Name of the group that a row belongs to: a row of its own says it where one begins. */
  readonly groupOf?: (row: Row) => string;
  /** A last row that sums up the others, by column. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  readonly sort?: Sort | null;
  /** Given, the headers of columns that can order the rows are buttons. */
  readonly onSort?: (sort: Sort) => void;
  readonly more?: More;
  /** Rows can be chosen, by a box in front of each. */
  readonly choice?: RowChoice<Row> | undefined;
  /** Few rows of text to be read in full: nothing is cut, and a narrow screen shows a card of labels and values for each. */
  readonly isFacts?: boolean;
}

/**
 * The table of every list. Rows are one line; on a narrow screen two, of the columns that say so. Source: decision 0058.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, renderActions, totals, more, choice, isFacts = false } = props;
  const t = useTranslations('ui');
  return (
    <div className={styles.frame} data-list>
      <table
        {...ROLES.table}
        className={styles.table}
        data-facts={isFacts || undefined}
        style={{ '--columns': templateOf(props) } as CSSProperties}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {choice ? <ChooseAll choice={choice} rows={rows} /> : null}
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={props.sort ?? null} onSort={props.onSort} />
            ))}
            {renderActions ? (
              <th scope="col" {...ROLES.columnheader}>
                {t('actions')}
              </th>
            ) : null}
          </tr>
        </thead>
        <Rows {...props} />
        {totals ? (
          <tfoot {...ROLES.rowgroup}>
            <tr {...ROLES.row}>
              <Cells columns={columns} contentOf={({ key }) => totals[key]} />
            </tr>
          </tfoot>
        ) : null}
      </table>
      <SortWords columns={columns} sort={props.sort ?? null} />
      {more ? <MoreRows {...more} shown={rows.length} /> : null}
    </div>
  );
}

/** Returns the widths of a row; cells before the columns and behind them are as wide as they have to be. */
const templateOf = <Row,>({ columns, renderActions, choice }: DataTableProps<Row>): string =>
  [...(choice ? ['max-content'] : []), ...columns.map(widthOf), ...(renderActions ? ['max-content'] : [])].join(' ');

function Rows<Row>(props: DataTableProps<Row>) {
  const { columns, rows, idOf, renderActions, isNew, renderDetail, choice, groupOf } = props;
  const width = columns.length + Number(Boolean(renderActions)) + Number(Boolean(choice));
  const groups = groupOf ? rows.map(groupOf) : [];
  const headings = groups.map((group, index) => (group === groups[index - 1] ? undefined : group));
  return (
    <tbody {...ROLES.rowgroup}>
      {rows.map((row, index) => (
        <Fragment key={idOf(row)}>
          {headings[index] === undefined ? null : (
            <tr {...ROLES.row} data-group>
              <th {...ROLES.rowheader} scope="rowgroup" colSpan={width}>
                {headings[index]}
              </th>
            </tr>
          )}
          <tr {...ROLES.row} data-new={isNew?.(row) || undefined}>
            {choice ? <ChooseRow choice={choice} row={row} /> : null}
            <Cells columns={columns} contentOf={(column) => column.cell(row)} />
            {renderActions ? (
              <td {...ROLES.cell} data-actions>
                {renderActions(row)}
              </td>
            ) : null}
          </tr>
          <Detail width={width}>{renderDetail?.(row)}</Detail>
        </Fragment>
      ))}
    </tbody>
  );
}

interface SortWordsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
}

/** By what the rows are ordered, read out when that has changed. */
function SortWords<Row>({ columns, sort }: SortWordsProps<Row>) {
  const t = useTranslations('ui.sorted');
  const column = columns.find(({ key }) => key === sort?.key)?.header ?? '';
  const way = sort?.isDescending ? 'descending' : 'ascending';
  return <Announced about={`${sort?.key} ${way}`}>{sort ? t(way, { column }) : null}</Announced>;
}

/** Returns the width of a column; the one that heads a row gives way last. */
function widthOf({ grows, keeps }: Pick<Column<never>, 'grows' | 'keeps'>, index: number): string {
  // a badge, and a note beside it, which wraps
  if (keeps) return 'minmax(min-content, max-content)';
  if (grows) return 'minmax(9rem, 1fr)';
  return index === 0 ? 'minmax(10rem, auto)' : 'minmax(4rem, auto)';
}

interface HeaderProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function Header<Row>({ column: { key, header, isFigure, phone, sortBy }, sort, onSort }: HeaderProps<Row>) {
  const isSortable = onSort !== undefined && sortBy !== undefined;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  const order = isSortable && sort?.key === key ? direction : undefined;
  return (
    <th
      scope="col"
      {...ROLES.columnheader}
      aria-sort={order}
      data-figure={isFigure || undefined}
      data-sortable={isSortable || undefined}
      data-phone={phone}
    >
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSort(key, sort))}>
          {header}
          <ChevronIcon size={16} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface CellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly contentOf: (column: Column<Row>) => ReactNode;
}

function Cells<Row>({ columns, contentOf }: CellsProps<Row>) {
  return columns.map((column, index) => {
    const place = column.phone ?? (index === 0 ? 'primary' : 'secondary');
    const attributes = {
      'data-label': column.header,
      'data-labelled': column.isLabelled || undefined,
      'data-figure': column.isFigure || undefined,
      'data-phone': place,
      'data-grows': column.grows || undefined,
    };
    const content = contentOf(column);
    return index === 0 ? (
      <th key={column.key} scope="row" {...ROLES.rowheader} tabIndex={-1} {...attributes}>
        {content}
      </th>
    ) : (
      <td key={column.key} {...ROLES.cell} {...attributes}>
        {content}
      </td>
    );
  });
}

function Detail({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <tr {...ROLES.row} data-detail>
      <td {...ROLES.cell} colSpan={width}>
        {children}
      </td>
    </tr>
  );
}

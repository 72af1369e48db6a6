import { Fragment, type ReactNode } from 'react';
import styles from './card-table.module.css';

interface Row<Key extends string> {
  readonly id: string;
  readonly cells: Readonly<Record<Key, ReactNode>>;
  /** Has just arrived: marked for a moment. */
  readonly isNew?: boolean;
  /** What is to be said about the row beyond its cells, under it and as wide as the table. */
  readonly detail?: ReactNode;
}

interface CardTableProps<Key extends string> {
  readonly caption: string;
  /** Headers, in the order of the columns; one without is not shown. */
  readonly headers: Readonly<Partial<Record<Key, string>>>;
  readonly rows: readonly Row<Key>[];
  /** The column that heads a card, shown without its label. */
  readonly heading?: NoInfer<Key>;
  /** Columns of figures, which stand under one another. */
  readonly figures?: readonly NoInfer<Key>[];
  /** A last row that sums up the others. */
  readonly totals?: Readonly<Record<NoInfer<Key>, ReactNode>>;
}

/** A table; on a narrow screen each row becomes a card, with the headers beside the values. */
export function CardTable<Key extends string>({
  caption,
  headers,
  rows,
  heading,
  figures,
  totals,
}: CardTableProps<Key>) {
  const keys = Object.keys(headers) as Key[];
  const cellsOf = (cells: Readonly<Record<Key, ReactNode>>): ReactNode =>
    keys.map((key) => (
      <td
        key={key}
        data-label={key === heading ? undefined : headers[key]}
        data-heading={key === heading || undefined}
        data-figure={figures?.includes(key) || undefined}
      >
        <div className={styles.value}>{cells[key]}</div>
      </td>
    ));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col" data-figure={figures?.includes(key) || undefined}>
                {headers[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, isNew, detail }) => (
            <Fragment key={id}>
              <tr data-new={isNew || undefined}>{cellsOf(cells)}</tr>
              {detail ? (
                <tr data-detail>
                  <td colSpan={keys.length}>{detail}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <tr>{cellsOf(totals)}</tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

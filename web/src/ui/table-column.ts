import type { ReactNode } from 'react';

/** Values that rows are ordered by: text by the reader's alphabet, figures by size; a missing one comes last. */
export type SortValue = string | number | null;

/** A column of a list: its header, its cells, and where they stand on a narrow screen. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand under one another, at the right. */
  readonly isFigure?: boolean;
  /** Takes the room that the other columns leave. */
  readonly grows?: boolean;
  /** Is never cut: for badges and the like. */
  readonly keeps?: boolean;
  /** On a narrow screen: on the first line (bold; the first such column takes its room), on the second, or absent. */
  readonly phone?: 'primary' | 'secondary' | 'hidden';
  /** On a narrow screen the header is shown before the value, which says little without it. */
  readonly isLabelled?: boolean;
  /** Rows can be ordered by it: here, where the list is there as a whole, else by the server. */
  readonly sortBy?: (row: Row) => SortValue;
}

/** The column by which rows are ordered, and the direction. */
export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

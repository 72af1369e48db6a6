import type { CsvRow } from './read-csv.ts';

/** No field of ours is as long: what is cut here is refused for its length all the same. */
export const LONGEST_CELL = 1000;

/** The rows of a file as far as anybody looks at them, so that one cell that fills the file costs no more than another. */
export const boundRows = (rows: readonly CsvRow[]): CsvRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)),
  }));

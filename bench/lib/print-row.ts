/** Prints a line of a table, in columns of twelve signs. */
export const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(12)).join(''));

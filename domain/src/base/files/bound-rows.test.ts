import { describe, expect, it } from 'vitest';
import { boundRows, LONGEST_CELL } from './bound-rows.ts';
import { MOST_CELLS, readCsv } from './read-csv.ts';

describe('rows of a file', () => {
  it('are left as they are where a person wrote them', () => {
    const rows = readCsv('a;b\n1;"two\nlines"', 10);
    expect(boundRows(rows)).toEqual(rows);
  });

  it('have no cell that is longer than any field, however long the file is', () => {
    const [head, row] = boundRows(readCsv(`a,b\n"${'é'.repeat(1_900_000)}",2`, 10));
    expect(head?.cells).toEqual(['a', 'b']);
    expect(row).toEqual({ line: 2, cells: ['é'.repeat(LONGEST_CELL), '2'] });
  });

  it('have no more cells than a table has', () => {
    expect(boundRows(readCsv(`x${';'.repeat(100_000)}`, 10))[0]?.cells).toHaveLength(MOST_CELLS);
  });
});

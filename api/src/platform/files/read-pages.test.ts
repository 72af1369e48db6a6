import { describe, expect, it, vi } from 'vitest';
import { readPages } from './read-pages.ts';

const paged = (total: number, size: number) => {
  const read = vi.fn<(after: number | null) => Promise<number[]>>((after) => {
    const first = (after ?? 0) + 1;
    return Promise.resolve(Array.from({ length: Math.min(size, total - first + 1) }, (_, n) => first + n));
  });
  const mayGoOn = vi.fn<(rowsDone: number) => Promise<void>>(() => Promise.resolve());
  const rowOf = (row: number) => ({ id: String(row), cells: [String(row)], fields: { row } });
  return { size, read, keyOf: (row: number) => row, rowOf, mayGoOn };
};

const idsOf = async (rows: ReturnType<typeof readPages>): Promise<string[]> => {
  const ids: string[] = [];
  for await (const page of rows) ids.push(...page.map(({ id }) => id));
  return ids;
};

describe('the pages of a file', () => {
  it.each([
    [0, 1],
    [1, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('hold each of %i rows once, after %i reads', async (total, reads) => {
    const rows = paged(total, 3);
    expect(await idsOf(readPages(rows))).toEqual(Array.from({ length: total }, (_, n) => String(n + 1)));
    expect(rows.read).toHaveBeenCalledTimes(reads);
  });

  it('leave a turn to others within a page', async () => {
    const pieces: number[] = [];
    let turns = 0;
    const count = (): void => {
      turns += 1;
      immediate = setImmediate(count);
    };
    let immediate = setImmediate(count);
    for await (const rows of readPages(paged(125, 500))) pieces.push(rows.length);
    clearImmediate(immediate);
    expect(pieces).toEqual([20, 20, 20, 20, 20, 20, 5]);
    expect(turns).toBeGreaterThanOrEqual(6);
  });

  it('ask every twenty pages whether the reader may go on, with the rows so far', async () => {
    const rows = paged(45, 1);
    await idsOf(readPages(rows));
    expect(rows.mayGoOn.mock.calls).toEqual([[20], [40]]);
  });

  it('break off when the reader may read no more', async () => {
    const rows = { ...paged(45, 1), mayGoOn: () => Promise.reject(new Error('session-ended')) };
    await expect(idsOf(readPages(rows))).rejects.toThrow('session-ended');
  });

  it('are read one ahead of the one that is taken, and no further', async () => {
    const rows = paged(12, 3);
    for await (const page of readPages(rows)) if (page.length > 0) break;
    expect(rows.read).toHaveBeenCalledTimes(2);
  });

  it('break off at the page that cannot be read, behind those before it', async () => {
    const rows = paged(12, 3);
    const { read } = rows;
    const failing = {
      ...rows,
      read: (after: number | null) => (after === 6 ? Promise.reject(new Error('gone')) : read(after)),
    };
    const taken: number[] = [];
    const take = async (): Promise<void> => {
      for await (const page of readPages(failing)) taken.push(page.length);
    };
    await expect(take()).rejects.toThrow('gone');
    expect(taken).toEqual([3, 3]);
  });
});

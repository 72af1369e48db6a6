import { describe, expect, it } from 'vitest';
import type { Outcome } from './pos-provider.ts';
import { readPages } from './read-pages.ts';

interface One {
  readonly id: string;
}
const ids = (count: number, from = 0): One[] =>
  Array.from({ length: count }, (_, index) => ({ id: `#${from + index}` }));

/** Answers from a list that may be another for each page. */
function pagesOf(...lists: readonly One[][]) {
  const asked: string[] = [];
  const readPage = async (query: string): Promise<Outcome<readonly One[]>> => {
    const list = lists[Math.min(asked.length, lists.length - 1)] ?? [];
    asked.push(query);
    const { limit, offset } = Object.fromEntries(new URLSearchParams(query));
    return { kind: 'answer', answer: list.slice(Number(offset), Number(offset) + Number(limit)) };
  };
  return { asked, readPage };
}

describe('readPages', () => {
  it.each([0, 1, 999, 1000, 1001, 1999, 2000, 3456])('reads %d, each once', async (count) => {
    const { readPage } = pagesOf(ids(count));
    expect(await readPages(readPage)).toEqual({ kind: 'answer', answer: ids(count) });
  });

  it('asks for one page when it is not full', async () => {
    const { readPage, asked } = pagesOf(ids(999));
    await readPages(readPage);
    expect(asked).toEqual(['?limit=1000&offset=0']);
  });

  it.each([
    ['an employee of an earlier page has gone', ids(1500, 1)],
    ['an employee has come before', [{ id: 'new' }, ...ids(1500)]],
    ['everybody has gone', []],
  ])('takes no part of a list when %s', async (_, then) => {
    const { readPage } = pagesOf(ids(1500), then);
    expect(await readPages(readPage)).toMatchObject({ kind: 'unavailable' });
  });

  it('takes no part of a list with someone twice', async () => {
    const { readPage } = pagesOf([...ids(3), { id: '#0' }]);
    expect(await readPages(readPage)).toMatchObject({ kind: 'unavailable' });
  });

  it('ends with a list that has no end', async () => {
    const endless = async (query: string): Promise<Outcome<readonly One[]>> => ({
      kind: 'answer',
      answer: ids(1000, Number(new URLSearchParams(query).get('offset'))),
    });
    expect(await readPages(endless)).toMatchObject({
      kind: 'unavailable',
      detail: expect.stringContaining('without an end'),
    });
  });

  it('ends as its worst page ends', async () => {
    expect(await readPages(async () => ({ kind: 'refused', status: 401 }))).toEqual({ kind: 'refused', status: 401 });
  });
});

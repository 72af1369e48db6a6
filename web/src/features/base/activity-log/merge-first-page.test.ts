import { describe, expect, it } from 'vitest';
import { aLogEntry } from '../../../../test/factories.ts';
import { mergeFirstPage, type LogPages } from './merge-first-page.ts';

const shown = (...pages: number[][]): LogPages => ({
  pages: pages.map((numbers, index) => ({
    items: numbers.map((n) => aLogEntry(n)),
    nextCursor: `cursor-${index}`,
    previousCursor: null,
    archivedUntil: null,
  })),
  pageParams: [null, ...pages.slice(1).map((_, index) => `cursor-${index}`)],
});
const fresh = (...numbers: number[]) => ({
  items: numbers.map((n) => aLogEntry(n)),
  nextCursor: 'fresh',
  previousCursor: null,
  archivedUntil: null,
});
const numbersOf = ({ pages }: LogPages): string[] => pages.flatMap(({ items }) => items.map(({ message }) => message));
const names = (...numbers: number[]): string[] => numbers.map((n) => aLogEntry(n).message);

describe('mergeFirstPage', () => {
  it('puts what is new on top and keeps every page', () => {
    const { pages, arrived } = mergeFirstPage(shown([3, 2], [1]), fresh(5, 4, 3));
    expect(numbersOf(pages)).toEqual(names(5, 4, 3, 2, 1));
    expect(pages.pageParams).toEqual([null, 'cursor-0']);
    expect(pages.pages.map(({ nextCursor }) => nextCursor)).toEqual(['cursor-0', 'cursor-1']);
    expect(arrived.map(({ message }) => message)).toEqual(names(5, 4));
  });

  it('puts a late entry where it belongs', () => {
    const { pages, arrived } = mergeFirstPage(shown([9, 7]), fresh(9, 8, 7));
    expect(numbersOf(pages)).toEqual(names(9, 8, 7));
    expect(arrived).toHaveLength(1);
  });

  it('leaves the list untouched when there is nothing new', () => {
    const before = shown([3, 2]);
    expect(mergeFirstPage(before, fresh(3, 2)).pages).toBe(before);
  });

  it('starts again when entries may be missing in between', () => {
    const { pages } = mergeFirstPage(shown([3, 2], [1]), fresh(9, 8));
    expect(pages).toEqual({ pages: [fresh(9, 8)], pageParams: [null] });
  });

  it('fills a list that was empty', () => {
    const { pages, arrived } = mergeFirstPage(shown([]), fresh(1));
    expect(numbersOf(pages)).toEqual(names(1));
    expect(arrived).toHaveLength(1);
  });
});

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useArrived } from './use-arrived.ts';

interface Shown {
  readonly list: string;
  readonly ids?: readonly string[];
}

function follow(first: Shown) {
  const { result, rerender } = renderHook(({ list, ids }: Shown) => useArrived(list, ids), { initialProps: first });
  const arrived = (): string[] => [...result.current];
  return {
    arrived,
    show: (next: Shown) => {
      rerender(next);
      return arrived();
    },
  };
}

it('what comes into a list that is open has arrived, until something else comes', () => {
  const list = follow({ list: 'all', ids: ['b'] });
  expect(list.arrived()).toEqual([]);
  expect(list.show({ list: 'all', ids: ['a', 'b'] })).toEqual(['a']);
  expect(list.show({ list: 'all', ids: ['a', 'b'] })).toEqual(['a']);
  expect(list.show({ list: 'all', ids: ['d', 'c', 'a', 'b'] })).toEqual(['d', 'c']);
});

it('what left has not arrived when one of as many took its place', () => {
  const list = follow({ list: 'all', ids: ['a', 'b'] });
  expect(list.show({ list: 'all', ids: ['a', 'c'] })).toEqual(['c']);
  expect(list.show({ list: 'all', ids: ['a'] })).toEqual([]);
});

it('another list starts from scratch, and so does this one after it', () => {
  const list = follow({ list: 'all', ids: ['a'] });
  expect(list.show({ list: 'late', ids: ['b', 'c'] })).toEqual([]);
  expect(list.show({ list: 'late', ids: ['d', 'b', 'c'] })).toEqual(['d']);
  expect(list.show({ list: 'all', ids: ['x', 'a'] })).toEqual([]);
});

it('while the rows are asked for, what had arrived in this list stays, and nothing has in another', () => {
  const list = follow({ list: 'all', ids: ['b'] });
  list.show({ list: 'all', ids: ['a', 'b'] });
  expect(list.show({ list: 'all' })).toEqual(['a']);
  expect(list.show({ list: 'late' })).toEqual([]);
});

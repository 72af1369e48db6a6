import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDrawnAfter } from './use-drawn-after.ts';

/** Records the values of each of a hook's turns, with an answer that is there or not. */
function follow(isThere: boolean) {
  const said: boolean[] = [];
  const { rerender } = renderHook((props: { isThere: boolean }) => said.push(useDrawnAfter(props.isThere)), {
    initialProps: { isThere },
  });
  return { said, answer: (next: boolean) => act(() => rerender({ isThere: next })) };
}

it('what is there as the screen comes is drawn with it', () => {
  expect(follow(true).said).toEqual([true]);
});

it('what an answer brings is drawn a moment after it, and goes at once', () => {
  const { said, answer } = follow(false);
  answer(true);
  expect(said.slice(0, 2)).toEqual([false, false]);
  expect(said.at(-1)).toBe(true);
  const before = said.length;
  answer(false);
  expect(said.slice(before)).not.toContain(true);
});

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsNarrow } from './use-is-narrow.ts';
import { useIsPhone } from './use-is-phone.ts';

/** A window that so many rem fit into. */
const openWindow = (width: number): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, widest = ''] = /^\(max-width: (\d+)rem\)$/.exec(media) ?? [];
    return Object.assign(new EventTarget(), { media, matches: width <= Number(widest) }) as never;
  });
};

it.each([
  [100, false, false],
  [63, false, false],
  [62, true, false],
  [49, true, false],
  [48, true, true],
])('the first drawing knows what has room in a window of %d rem', (width, isNarrow, isPhone) => {
  openWindow(width);
  const drawn: boolean[][] = [];
  renderHook(() => drawn.push([useIsNarrow(), useIsPhone()]));
  expect(drawn[0]).toEqual([isNarrow, isPhone]);
});

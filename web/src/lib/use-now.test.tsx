import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';
import { useTimeLeft } from './use-time-left.ts';

const NOW = new Date('2026-06-20T16:00:00Z');
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

it('the time is that of the last step, and follows a step that has changed', async () => {
  const { result, rerender } = renderHook(({ everyMs }) => useNow(everyMs), { initialProps: { everyMs: 1000 } });
  expect(result.current).toEqual(NOW);
  await wait(999);
  expect(result.current).toEqual(NOW);
  await wait(1);
  expect(result.current).toEqual(later(1000));
  rerender({ everyMs: 60_000 });
  await wait(59_999);
  expect(result.current).toEqual(later(1000));
  await wait(1);
  expect(result.current).toEqual(later(61_000));
});

it('the time is asked for no longer than it is shown', () => {
  const { unmount } = renderHook(() => useNow(1000));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('what is left of a time is counted each second, down to nothing', async () => {
  const { result } = renderHook(() => useTimeLeft(later(1500)));
  expect(result.current).toBe(1500);
  await wait(1000);
  expect(result.current).toBe(500);
  await wait(1000);
  expect(result.current).toBe(0);
});

it('nothing is left where nothing is waited for', () => {
  expect(renderHook(() => useTimeLeft(null)).result.current).toBeNull();
});

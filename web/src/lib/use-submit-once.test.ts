import type { MutateOptions } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubmitOnce } from './use-submit-once.ts';

it('lets one call out at a time, and the next one once that has ended', () => {
  const mutate = vi.fn<(input: number, options?: MutateOptions<void, Error, number>) => void>();
  const { result } = renderHook(() => useSubmitOnce(mutate));
  result.current(1);
  result.current(2);
  expect(mutate.mock.calls.map(([input]) => input)).toEqual([1]);
  mutate.mock.calls[0]?.[1]?.onSettled?.(undefined, null, 1, undefined, {} as never);
  result.current(3);
  expect(mutate.mock.calls.map(([input]) => input)).toEqual([1, 3]);
});

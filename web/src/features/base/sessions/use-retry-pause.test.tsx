import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { useRetryPause } from './use-retry-pause.ts';

const NOW = Date.parse('2026-06-20T16:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
const pause = (error: Error | null) => renderHook(() => useRetryPause(error)).result.current;

it('a pause is what the server asks for, and none where it asks for none', () => {
  const retryAt = new Date(NOW + 30_000);
  expect(pause(new ApiError('too-many-requests', 429, { retryAt }))).toBe(30_000);
  expect(pause(new ApiError('too-many-requests', 429))).toBeNull();
  expect(pause(Object.assign(new Error('down'), { retryAt }))).toBeNull();
  expect(pause(null)).toBeNull();
});

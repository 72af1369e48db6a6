import { beforeEach, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());

it('runs at once, and once more for all that is asked meanwhile', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const ask = coalesce(run, 500);
  ask();
  expect(run).toHaveBeenCalledOnce();
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(499);
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('goes on after a failure', async () => {
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue();
  const ask = coalesce(run, 500);
  ask();
  await vi.advanceTimersByTimeAsync(600);
  ask();
  expect(run).toHaveBeenCalledTimes(2);
});

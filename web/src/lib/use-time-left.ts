import { useNow } from './use-now.ts';

/** Milliseconds until an instant, down to zero, counted again every second; null when there is none to wait for. */
export function useTimeLeft(until: Date | null): number | null {
  const now = useNow(1000);
  return until && Math.max(0, until.getTime() - now.getTime());
}

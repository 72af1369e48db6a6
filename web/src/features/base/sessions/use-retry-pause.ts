import { ApiError } from '../../../shared/http/api-error.ts';
import { useTimeLeft } from '../../../lib/use-time-left.ts';

/** Milliseconds that the server still asks to wait after a failure; null when it asks for no pause. */
export const useRetryPause = (error: Error | null): number | null =>
  useTimeLeft(error instanceof ApiError ? error.retryAt : null);

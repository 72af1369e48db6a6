import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.ts';
import { connection } from '../http/connection.ts';
import { ErrorState } from './error-state.tsx';

interface QueryErrorProps {
  /** Null as long as nothing failed. */
  readonly error: unknown;
  /** Earlier data, which stays; undefined when there is none. */
  readonly data: unknown;
  readonly onRetry: () => void;
}

/**
 * Reason that a part of a screen could not be loaded, or not again. A call without an answer is reported once: while the banner over
 * every screen says that the server cannot be reached and of when the data is, nothing is said over that data.
 */
export function QueryError({ error, data, onRetry }: QueryErrorProps) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.current) !== 'online';
  if (!error || (isLost && data !== undefined && isUnanswered(error))) return null;
  return <ErrorState error={error} onRetry={onRetry} />;
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Room that it will take, in rows. */
  readonly rows: number;
  readonly children: (data: Data) => ReactNode;
}

/** One part of a screen, by itself: its shape while it is on its way, why not when it failed. The others stay as they are. */
export function Loaded<Data>({ query: { data, error, refetch }, rows, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows count={rows} />;
}

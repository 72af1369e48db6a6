import type { ReactNode } from 'react';
import { formatExactInstant } from '../../lib/format.ts';
import { useReader } from './use-reader.ts';

/** An instant in words of the caller's choice; the exact time is there for the asking. */
export function TimeText({ at, children }: { readonly at: Date; readonly children: ReactNode }) {
  const reader = useReader();
  return (
    <time dateTime={at.toISOString()} title={formatExactInstant(at, reader)}>
      {children}
    </time>
  );
}

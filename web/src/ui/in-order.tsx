import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { SkeletonRows } from './skeleton-rows.tsx';

/** A part of a screen, and whether what it shows is still on its way. */
export interface Part {
  readonly name: string;
  readonly isOnItsWay: boolean;
  readonly content: ReactNode;
  /** Its shape while it is on its way, where it is no list. */
  readonly shape?: ReactNode;
}

/**
 * Shows the parts of a screen from top to bottom, each once all above it are there: how much room they take is known then, and
 * nothing that is read moves away. What is asked for must be asked for above it, as a part that waits asks for nothing.
 */
export function InOrder({ parts }: { readonly parts: readonly Part[] }) {
  const first = parts.findIndex(({ isOnItsWay }) => isOnItsWay);
  const there = first === -1 ? parts.length : first;
  // an answer is drawn at once, as long as that takes; what it brings is drawn a little at a time, and lets clicks through
  const drawn = Math.min(useDeferredValue(there), there);
  return (
    <>
      {parts.slice(0, drawn).map(({ name, content }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
      {/* another one each time: it does not move, it goes */}
      {drawn === parts.length ? null : (
        <Fragment key={parts[drawn]?.name}>{parts[drawn]?.shape ?? <SkeletonRows />}</Fragment>
      )}
    </>
  );
}

interface Reading {
  readonly isLoading: boolean;
  readonly failureCount: number;
  readonly errorUpdateCount: number;
}

/** True when an answer is awaited for the first time. Once it has failed the screen goes on, though it may be asked for again. */
export const isAwaited = (...readings: readonly Reading[]): boolean =>
  readings.some(
    ({ isLoading, failureCount, errorUpdateCount }) => isLoading && failureCount === 0 && errorUpdateCount === 0,
  );

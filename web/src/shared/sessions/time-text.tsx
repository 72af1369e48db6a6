import { useState, type ReactNode } from 'react';
import { formatExactInstant } from '../../lib/format.ts';
import styles from './time-text.module.css';
import { useReader } from './use-reader.ts';

/** An instant in words of the caller's choice. A click, a tap or the Enter key shows the exact time in their place, and back. */
export function TimeText({ at, children }: { readonly at: Date; readonly children: ReactNode }) {
  const exact = formatExactInstant(at, useReader());
  const [isExact, setExact] = useState(false);
  return (
    <button
      type="button"
      className={styles.time}
      title={isExact ? undefined : exact}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      <time dateTime={at.toISOString()}>{isExact ? exact : children}</time>
    </button>
  );
}

import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** A state by colour and by word: never by colour alone. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Stack, Text } from './layout.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Content of an empty list: the fact, and what can be done about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Stack className={styles.empty} gap="sm" align="center">
      <div className={styles.icon}>{icon}</div>
      <Text weight="600">{title}</Text>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { Hint, Stack, Text } from './layout.tsx';
import styles from './detail-list.module.css';

interface DetailListProps {
  readonly details: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly hint?: string | undefined;
  }[];
}

/** Labels with their values, as a record shows them; on a narrow screen each label stands over its value. */
export function DetailList({ details }: DetailListProps) {
  return (
    <Stack as="dl" className={styles.list} gap="none" size="md">
      {details.map(({ label, value, hint }) => (
        <div key={label} className={styles.row}>
          <Text as="dt" tone="soft">
            {label}
          </Text>
          <dd className={styles.value}>
            {value}
            {hint ? <Hint as="small">{hint}</Hint> : null}
          </dd>
        </div>
      ))}
    </Stack>
  );
}

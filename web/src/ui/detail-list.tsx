import type { ReactNode } from 'react';
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
    <dl className={styles.list}>
      {details.map(({ label, value, hint }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {hint ? <small className={styles.hint}>{hint}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

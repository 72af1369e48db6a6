import type { ReactNode } from 'react';
import { Columns } from './layout.tsx';
import styles from './sums.module.css';

interface Sum {
  readonly label: string;
  readonly value: string;
  readonly hint: ReactNode;
}

/** Sums over a list, each with its name and with words about it. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <Columns as="dl" className={styles.sums} least="9rem" gap="xl" align="stretch">
      {sums.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{hint}</dd>
        </div>
      ))}
    </Columns>
  );
}

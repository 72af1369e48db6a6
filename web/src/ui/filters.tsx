import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import styles from './filters.module.css';

interface FiltersProps {
  readonly label: string;
  /** Number of rows that the filters leave, in words, where the screen says so. */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** The one toolbar: what narrows a list or chooses what is shown, in a row over it. */
export const Filters = ({ label, count, children }: FiltersProps) => (
  <search>
    <Row as="fieldset" gap="md" align="end">
      <legend className="visually-hidden">{label}</legend>
      {children}
      {count === undefined ? null : <p className={styles.count}>{count}</p>}
    </Row>
  </search>
);

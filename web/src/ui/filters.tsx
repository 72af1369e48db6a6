import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** What narrows a list, in a row over it. */
export const Filters = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles.filters}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);

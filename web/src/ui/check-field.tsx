import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string;
  /** Consequences, under the label. */
  readonly hint?: ReactNode;
  /** One of several of a name, instead of yes or no. */
  readonly isOneOf?: boolean;
}

/** A box to tick, or one of a few choices: the browser's own, pressed anywhere on its words. */
export const CheckField = ({ label, hint, isOneOf = false, ...input }: CheckFieldProps) => (
  <label className={styles.field}>
    <input {...input} type={isOneOf ? 'radio' : 'checkbox'} />
    <span>
      {label}
      {hint ? <small className={styles.hint}>{hint}</small> : null}
    </span>
  </label>
);

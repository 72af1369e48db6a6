import type { ComponentProps, ReactNode } from 'react';
import { Hint, Row } from './layout.tsx';
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
  <Row as="label" className={styles.field} isWhole size="md">
    <input {...input} type={isOneOf ? 'radio' : 'checkbox'} />
    <span>
      {label}
      {hint ? <Hint as="small">{hint}</Hint> : null}
    </span>
  </Row>
);

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogFooterProps {
  readonly cancel: string;
  readonly onCancel: () => void;
  /** The button that acts. */
  readonly children: ReactNode;
}

/** The end of a dialog or of a step in one: Cancel, then the action, on the right. */
export const DialogFooter = ({ cancel, onCancel, children }: DialogFooterProps) => (
  <div className={styles.footer}>
    <Button variant="default" onClick={onCancel}>
      {cancel}
    </Button>
    {children}
  </div>
);

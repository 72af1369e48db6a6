import { useContext, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Closing } from './dialog.tsx';
import { Row } from './layout.tsx';
import styles from './dialog.module.css';

interface DialogFooterProps {
  /** The way back in words of its own; null where there is nothing to go back on. */
  readonly cancel?: string | null | undefined;
  /** Closes the dialog unless stated otherwise. */
  readonly onCancel?: (() => void) | undefined;
  /** The button that acts. */
  readonly children?: ReactNode;
}

/** The end of a dialog or of a step in one: Cancel, then the action, on the right. */
export function DialogFooter({ cancel, onCancel, children }: DialogFooterProps) {
  const t = useTranslations('ui');
  const close = useContext(Closing);
  return (
    <Row className={styles.footer} align="stretch" justify="end">
      {cancel === null ? null : (
        <Button variant="default" onClick={onCancel ?? close}>
          {cancel ?? t('cancel')}
        </Button>
      )}
      {children}
    </Row>
  );
}

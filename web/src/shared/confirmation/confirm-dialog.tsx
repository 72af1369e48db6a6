import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  /** The way back, on which a dialog opens. */
  readonly cancel?: string;
  readonly onCancel: () => void;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Takes something away that does not come back by itself. */
  readonly isGrave?: boolean;
  readonly isPending?: boolean;
  /** Error of an act that was not done. */
  readonly error?: Error | null;
  /** Consequences, and the fields asked for before it may be done. */
  readonly children: ReactNode;
}

/** Says what follows before something is done, in a dialog of its own. */
export const ConfirmDialog = ({ title, ...rest }: ConfirmationProps & { readonly title: string }) => (
  <Dialog title={title} onClose={rest.onCancel}>
    <Confirmation {...rest} />
  </Dialog>
);

/** The same as a step of what is already open. It takes the place of what had the focus, and is read out. */
export function ConfirmStep(props: ConfirmationProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      <Confirmation {...props} />
    </div>
  );
}

const Confirmation = ({ cancel, onCancel, confirm, onConfirm, isGrave = false, ...rest }: ConfirmationProps) => (
  <Form onSubmit={onConfirm} isPending={rest.isPending ?? false} error={rest.error ?? null} className={styles.body}>
    {rest.children}
    <DialogFooter cancel={cancel} onCancel={onCancel}>
      <SubmitButton color={isGrave ? 'red' : 'green'}>{confirm}</SubmitButton>
    </DialogFooter>
  </Form>
);

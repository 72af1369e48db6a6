import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { FormError } from '../errors/form-error.tsx';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  /** The way back, on which a dialog opens. */
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Takes something away that does not come back by itself. */
  readonly isGrave?: boolean;
  readonly isPending?: boolean;
  /** Why it was not done. */
  readonly error?: Error | null;
  /** What follows, and what is asked for before it may be done. */
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

function Confirmation(props: ConfirmationProps) {
  const { cancel, onCancel, confirm, onConfirm, isGrave = false, isPending = false, error = null, children } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // to React it may stand within another form
    event.stopPropagation();
    onConfirm();
  };
  return (
    <form noValidate className={styles.body} onSubmit={submit}>
      <FormError error={error} />
      {children}
      <DialogFooter cancel={cancel} onCancel={onCancel}>
        <Button type="submit" color={isGrave ? 'red' : 'green'} loading={isPending}>
          {confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}

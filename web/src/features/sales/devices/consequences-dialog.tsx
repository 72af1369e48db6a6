import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './devices.module.css';

interface ConsequencesDialogProps {
  readonly title: string;
  /** What follows, point by point. */
  readonly points: readonly string[];
  readonly confirmLabel: string;
  /** Takes something away from the till. */
  readonly isGrave?: boolean;
  /** What is done once it is confirmed, and what is said afterwards. */
  readonly change: UseMutationResult<DeviceView>;
  readonly done: string;
  readonly onClose: () => void;
  /** What is asked for before it may be confirmed, and whether it was given; it says itself when it was not. */
  readonly children?: ReactNode;
  readonly canConfirm?: () => boolean;
}

/** Says what follows before it is done, does it, and says that it is. */
export function ConsequencesDialog({
  title,
  points,
  confirmLabel,
  isGrave = false,
  change: { mutate, isPending, error },
  done,
  onClose,
  children,
  canConfirm,
}: ConsequencesDialogProps) {
  const t = useTranslations('devices');
  const confirm = (): void => {
    if (canConfirm?.() === false) return;
    mutate(undefined, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: done });
        onClose();
      },
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <FormError error={error} />
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {children}
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" color={isGrave ? 'red' : 'green'} loading={isPending}>
            {confirmLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

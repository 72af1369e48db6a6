import type { DeviceView } from '@comptoir/contract/sales/devices';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';

interface ConsequencesDialogProps {
  readonly title: string;
  /** Consequences, point by point. */
  readonly points: readonly string[];
  readonly confirmLabel: string;
  /** Takes something away from the till. */
  readonly isGrave?: boolean;
  /** Call once it is confirmed, and the words afterwards. */
  readonly change: UseMutationResult<DeviceView>;
  readonly done: string;
  readonly onClose: () => void;
  /** Fields asked for before it may be confirmed, and the check of them; it says itself when it fails. */
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
    <ConfirmDialog
      title={title}
      onCancel={onClose}
      confirm={confirmLabel}
      onConfirm={confirm}
      isGrave={isGrave}
      isPending={isPending}
      error={error}
    >
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </ConfirmDialog>
  );
}

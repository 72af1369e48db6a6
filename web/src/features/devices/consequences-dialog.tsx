import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '../../lib/refusal.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './devices.module.css';

interface ConsequencesDialogProps {
  readonly title: string;
  /** What follows, point by point. */
  readonly points: readonly string[];
  readonly confirmLabel: string;
  /** Takes something away from the till. */
  readonly isGrave?: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What is asked for before it may be confirmed. */
  readonly children?: ReactNode;
}

/** Says what follows before it is done. */
export function ConsequencesDialog({
  title,
  points,
  confirmLabel,
  isGrave = false,
  isPending,
  error,
  onConfirm,
  onClose,
  children,
}: ConsequencesDialogProps) {
  const t = useTranslations('devices');
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Refusal error={error} />
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {children}
        <div className={styles.device}>
          <Button type="submit" color={isGrave ? 'red' : 'green'} loading={isPending}>
            {confirmLabel}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { useCancel } from './appointments.api.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import styles from './appointments.module.css';

interface CancelAppointmentProps {
  readonly appointment: AppointmentView;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Says what follows before an appointment is cancelled. */
export function CancelAppointment({ appointment: { id, company_name: name }, onDone, onBack }: CancelAppointmentProps) {
  const t = useTranslations('appointments.cancelling');
  const question = useRef<HTMLParagraphElement>(null);
  const { mutate, error, isPending } = useCancel();

  // it takes the place of what had the focus, and is read out
  useEffect(() => question.current?.focus(), []);

  const confirm = (): void =>
    mutate(id, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('done', { name }) });
        onDone();
      },
    });

  return (
    <div className={styles.form}>
      <FormError error={error} />
      <p ref={question} tabIndex={-1}>
        {t('ask', { name })}
      </p>
      <DialogFooter cancel={t('keep')} onCancel={onBack}>
        <Button color="red" loading={isPending} onClick={confirm}>
          {t('confirm')}
        </Button>
      </DialogFooter>
    </div>
  );
}

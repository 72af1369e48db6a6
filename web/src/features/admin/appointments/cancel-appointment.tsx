import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useCancel } from './appointments.api.ts';

interface CancelAppointmentProps {
  readonly appointment: AppointmentView;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Says what follows before an appointment is cancelled. */
export function CancelAppointment({ appointment: { id, company_name: name }, onDone, onBack }: CancelAppointmentProps) {
  const t = useTranslations('appointments.cancelling');
  const { mutate, error, isPending } = useCancel();

  const confirm = (): void =>
    mutate(id, {
      onSuccess: () => {
        showAlert({ tone: 'success', text: t('done', { name }) });
        onDone();
      },
    });

  return (
    <ConfirmStep
      cancel={t('keep')}
      onCancel={onBack}
      confirm={t('confirm')}
      onConfirm={confirm}
      isGrave
      isPending={isPending}
      error={error}
    >
      <p>{t('ask', { name })}</p>
    </ConfirmStep>
  );
}

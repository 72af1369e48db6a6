import type { AppointmentView } from '@comptoir/contract/help/appointments';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog.tsx';
import { BookAppointment } from './book-appointment.tsx';
import type { ChosenMerchant } from './chosen-merchant.tsx';
import { useFormatHour } from './use-format-hour.ts';
import { AppointmentDetails } from './appointment-details.tsx';
import type { OpenedHour } from './appointment-calendar.tsx';

interface AppointmentDialogProps {
  readonly opened: OpenedHour;
  readonly chosen: ChosenMerchant | null;
  readonly appointments: readonly AppointmentView[];
  readonly onMove: (chosen: ChosenMerchant | null) => void;
  readonly onClose: () => void;
}

/** One hour: to be booked when it is free, else the appointment. */
export function AppointmentDialog({ opened, chosen, appointments, onMove, onClose }: AppointmentDialogProps) {
  const t = useTranslations('appointments');
  const words = useFormatHour();
  const startsAt = 'appointment' in opened ? opened.appointment.startsAt : opened.startsAt;
  const finish = (): void => {
    onMove(null);
    onClose();
  };
  return (
    <Dialog title={t('hour', words(startsAt))} onClose={onClose}>
      {'appointment' in opened ? (
        <AppointmentDetails appointment={opened.appointment} onMove={onMove} onClose={onClose} />
      ) : (
        <BookAppointment startsAt={startsAt} chosen={chosen} appointments={appointments} onDone={finish} />
      )}
    </Dialog>
  );
}
